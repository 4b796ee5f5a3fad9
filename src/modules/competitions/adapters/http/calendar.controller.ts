import {
  Controller,
  Get,
  HttpStatus,
  NotFoundException,
  Param,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { networkOf } from '../../../../platform/addresses.js';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { HttpErrorFilter } from '../../../../platform/http/http-error.filter.js';
import { responseLanguage } from '../../../../platform/http/response-language.js';
import { TryLimits } from '../../../auth/application/index.js';
import { Users } from '../../../users/application/index.js';
import { CalendarLinks } from '../../application/calendar-links.js';
import { Calendars } from '../../application/calendars.js';
import type { CompetitionCalendar } from '../../application/calendars.js';
import { icsOf } from '../../domain/ics.js';
import { CompetitionFinder } from './competition-finder.js';

const NO_CALENDAR: InLanguages = {
  en: 'There is no such calendar: its address may have been renewed.',
  de: 'Diesen Kalender gibt es nicht: vielleicht hat er eine neue Adresse.',
};

/** Programs look at most so often without asking whether it has changed. */
const HEADERS = {
  'cache-control': 'private, max-age=300',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Competitions as calendars to which programs subscribe (docs/competitions/api.md). */
@Controller('export')
@UseFilters(HttpErrorFilter)
export class CalendarController {
  constructor(
    private readonly finder: CompetitionFinder,
    private readonly calendars: Calendars,
    private readonly links: CalendarLinks,
    private readonly users: Users,
    private readonly limits: TryLimits,
  ) {}

  @Get('competitions/:competition/calendar.ics')
  async ofCompetition(
    @Param('competition') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const competition = await this.finder.find(id, 'calendar-network', request, reply);
    const language = responseLanguage(request, reply);
    send(await this.calendars.ofCompetition(competition, language), request, reply);
  }

  /** Many users of one calendar service come from one network, so each user has a limit of their own. */
  @Get('calendars/:token/competitions.ics')
  async ofUser(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const userId = await this.links.userIdOf(token);
    const key = userId ?? networkOf(request.ip);
    await this.limits.count([{ limit: userId ? 'calendar-user' : 'calendar-network', key }]);
    const user = userId && (await this.users.privateById(userId));
    if (user) return send(await this.calendars.ofUser(user.id, user.language), request, reply);
    const message = NO_CALENDAR[responseLanguage(request, reply)];
    const statusCode = HttpStatus.NOT_FOUND;
    throw new NotFoundException({ statusCode, code: 'CALENDAR_NOT_FOUND', message });
  }
}

/** Answers without a body if the program has this state already. */
function send(
  { name, events }: CompetitionCalendar,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): void {
  const calendar = icsOf(name, events);
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  void reply.headers({ ...HEADERS, etag });
  if (headers['if-none-match']?.includes(etag)) void reply.status(HttpStatus.NOT_MODIFIED).send();
  else void reply.type('text/calendar; charset=utf-8').send(calendar);
}
