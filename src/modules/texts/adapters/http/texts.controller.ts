import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { page, PageRoute } from '../../../../platform/http/page.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { OperatorTexts } from '../../application/index.js';
import { TEXT_TITLES } from '../../domain/operator-text.js';
import type { TextKind } from '../../domain/operator-text.js';
import { parseText } from '../../domain/plain-text.js';
import type { TextBlock } from '../../domain/plain-text.js';

/** The pages of the operator's texts, in the language of the reader's browser. */
@Controller()
export class TextsController {
  constructor(private readonly texts: OperatorTexts) {}

  @Get('privacy')
  @PageRoute()
  privacy(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): string {
    return this.show('privacy', request, reply);
  }

  @Get('imprint')
  @PageRoute()
  imprint(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): string {
    return this.show('imprint', request, reply);
  }

  @Get('terms')
  @PageRoute()
  terms(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): string {
    return this.show('terms', request, reply);
  }

  private show(kind: TextKind, request: FastifyRequest, reply: FastifyReply): string {
    const language = responseLanguage(request, reply);
    const text = this.texts.find(kind, language);
    if (text === null) throw new NotFoundException();
    return page(TEXT_TITLES[kind][language], html`${parseText(text).map(shown)}`, language);
  }
}

function shown(block: TextBlock): Html {
  if (block.kind === 'LIST')
    return html`<ul>
      ${block.items.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  return block.kind === 'HEADING' ? html`<h2>${block.text}</h2>` : html`<p>${block.text}</p>`;
}
