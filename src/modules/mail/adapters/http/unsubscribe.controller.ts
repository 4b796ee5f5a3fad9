import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute, wayOn } from '../../../../platform/http/page.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { Unsubscriptions } from '../../application/index.js';

const QUESTIONS: InLanguages = {
  en: page(
    'No more mail?',
    html`<p>
        You will get no more notices by mail. Your account and your matches stay as they are.
      </p>
      <form method="post"><button>Send me no more notices</button></form>`,
    'en',
  ),
  de: page(
    'Keine Post mehr?',
    html`<p>
        Du bekommst keine Nachrichten mehr per E-Mail. Dein Konto und deine Partien bleiben, wie sie
        sind.
      </p>
      <form method="post"><button>Schickt mir keine Nachrichten mehr</button></form>`,
    'de',
  ),
};

const DONE: InLanguages = {
  en: page(
    'Done',
    html`<p>
        You will get no more notices by mail. In the settings of your notifications you can turn
        them on again.
      </p>
      ${wayOn('/settings/notifications', 'To the settings')}`,
    'en',
  ),
  de: page(
    'Erledigt',
    html`<p>
        Du bekommst keine Nachrichten mehr per E-Mail. In den Einstellungen deiner
        Benachrichtigungen kannst du sie wieder einschalten.
      </p>
      ${wayOn('/settings/notifications', 'Zu den Einstellungen')}`,
    'de',
  ),
};

const WRONG: InLanguages = {
  en: page(
    'This link is not right',
    html`<p class="wrong">The link is damaged. Copy all of it out of the e-mail.</p>`,
    'en',
  ),
  de: page(
    'Dieser Link stimmt nicht',
    html`<p class="wrong">Der Link ist beschädigt. Kopiere ihn ganz aus der E-Mail.</p>`,
    'de',
  ),
};

/**
 * The page behind the unsubscribe link, for readers who are signed out: in the language of their browser.
 * Looking at it changes nothing, since programs follow links; POST does, from the page's button or a mail
 * program (RFC 8058).
 */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscriptions: Unsubscriptions) {}

  @Get()
  @PageRoute()
  ask(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const language = responseLanguage(request, reply);
    if (this.unsubscriptions.isGood(fieldOf(query, 'token'))) return QUESTIONS[language];
    void reply.status(404);
    return WRONG[language];
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async unsubscribe(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = responseLanguage(request, reply);
    if (await this.unsubscriptions.unsubscribe(fieldOf(query, 'token'))) return DONE[language];
    void reply.status(404);
    return WRONG[language];
  }
}
