import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InLanguages, Language } from '../../../../platform/api/language.js';
import { html } from '../../../../platform/html.js';
import { fieldOf, page, PageRoute } from '../../../../platform/http/page.js';
import { toldLanguage } from '../../../../platform/http/told-language.js';
import { Unsubscriptions } from '../../application/index.js';

/** What the page says. */
interface Texts {
  readonly question: string;
  readonly meaning: string;
  readonly button: string;
  readonly done: string;
  readonly whatNow: string;
  readonly wrong: string;
  readonly wrongWhy: string;
}

const TEXTS: InLanguages<Texts> = {
  en: {
    question: 'No more mail?',
    meaning:
      'You will get no more notices by mail. Your account and your matches stay as they are.',
    button: 'Send me no more notices',
    done: 'Done',
    whatNow:
      'You will get no more notices by mail. In the settings of your notifications you can turn them on again.',
    wrong: 'This link is not right',
    wrongWhy: 'The link is damaged. Copy all of it out of the letter.',
  },
  de: {
    question: 'Keine Briefe mehr?',
    meaning:
      'Du bekommst keine Nachrichten mehr per E-Mail. Dein Konto und deine Partien bleiben, wie sie sind.',
    button: 'Keine Nachrichten mehr senden',
    done: 'Fertig',
    whatNow:
      'Du bekommst keine Nachrichten mehr per E-Mail. In den Einstellungen deiner Benachrichtigungen kannst du ' +
      'sie wieder einschalten.',
    wrong: 'Dieser Link stimmt nicht',
    wrongWhy: 'Der Link ist beschädigt. Kopiere ihn ganz aus dem Brief.',
  },
};

const question = (language: Language): string =>
  page(
    TEXTS[language].question,
    html`<p>${TEXTS[language].meaning}</p>
      <form method="post"><button>${TEXTS[language].button}</button></form>`,
    language,
  );

const done = (language: Language): string =>
  page(TEXTS[language].done, html`<p>${TEXTS[language].whatNow}</p>`, language);

function wrong(language: Language, reply: FastifyReply): string {
  void reply.status(404);
  const { wrong: title, wrongWhy } = TEXTS[language];
  return page(title, html`<p class="wrong">${wrongWhy}</p>`, language);
}

/**
 * The page behind the unsubscribe link, for readers who are signed out. Looking at it changes
 * nothing, since programs follow links; POST does, from the page's button or a mail program (RFC 8058).
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
    const language = toldLanguage(request, reply);
    const isGood = this.unsubscriptions.isGood(fieldOf(query, 'token'));
    return isGood ? question(language) : wrong(language, reply);
  }

  @Post()
  @HttpCode(200)
  @PageRoute()
  async unsubscribe(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = toldLanguage(request, reply);
    const isDone = await this.unsubscriptions.unsubscribe(fieldOf(query, 'token'));
    return isDone ? done(language) : wrong(language, reply);
  }
}
