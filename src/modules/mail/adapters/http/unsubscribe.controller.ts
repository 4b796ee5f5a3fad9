import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute, nextPageLink } from '../../../../platform/http/page.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { Unsubscriptions } from '../../application/index.js';

const QUESTIONS: InLanguages = {
  en: page(
    'Unsubscribe?',
    html`<p>
        You will get no more notifications by e-mail. Your account and your matches do not change.
      </p>
      <form method="post"><button>Unsubscribe</button></form>`,
    'en',
  ),
  de: page(
    'E-Mails abbestellen?',
    html`<p>
        Du bekommst dann keine Benachrichtigungen mehr per E-Mail. An deinem Konto und deinen
        Partien ändert sich nichts.
      </p>
      <form method="post"><button>Abbestellen</button></form>`,
    'de',
  ),
};

const DONE: InLanguages = {
  en: page(
    'Done',
    html`<p>
        You will get no more notifications by e-mail. You can turn them on again in your settings.
      </p>
      ${nextPageLink('/settings/notifications', 'To the settings')}`,
    'en',
  ),
  de: page(
    'Erledigt',
    html`<p>
        Du bekommst keine Benachrichtigungen mehr per E-Mail. In deinen Einstellungen kannst du sie
        wieder einschalten.
      </p>
      ${nextPageLink('/settings/notifications', 'Zu den Einstellungen')}`,
    'de',
  ),
};

const WRONG: InLanguages = {
  en: page(
    'This link is not valid',
    html`<p class="wrong">The link is damaged. Copy the complete link from the e-mail.</p>`,
    'en',
  ),
  de: page(
    'Dieser Link ist ungültig',
    html`<p class="wrong">
      Der Link ist beschädigt. Kopiere den vollständigen Link aus der E-Mail.
    </p>`,
    'de',
  ),
};

/**
 * The page behind the unsubscribe link, for readers who are not signed in, in the language of their browser.
 * GET changes nothing, because programs follow links. POST unsubscribes: from the page's button or from a mail
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
