import type { FastifyReply } from 'fastify';
import { html } from '../../../../platform/html.js';
import { page } from '../../../../platform/http/index.js';

const WRONG = 'This link is wrong, used, expired or not the newest: ask for another.';

/** What whoever comes by a link that does nothing (any more) is shown, with a status that says so. */
export function wrongLink(reply: FastifyReply, message: string = WRONG): string {
  void reply.status(404);
  return page('This link does nothing', html`<p class="wrong">${message}</p>`);
}
