import { Catch } from '@nestjs/common';
import type { ExceptionFilter } from '@nestjs/common';
import { MatchBroken } from '../../domain/match-broken.js';

/** Logged once an hour where errors are formatted; Nest would log each request's with its stack. */
@Catch(MatchBroken)
export class MatchBrokenFilter implements ExceptionFilter<MatchBroken> {
  catch(error: MatchBroken): MatchBroken {
    return error;
  }
}
