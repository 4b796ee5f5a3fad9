import type { Failure } from '../../../platform/api/failure.js';
import {
  isCleanName,
  areCleanLines,
  isTimeZone,
  userFailure,
} from '../../users/application/index.js';
import { canonicalText, isClubAbout, isClubName } from '../domain/club.js';
import type { ClubTerms } from '../domain/club.js';
import { clubFailure } from './failures.js';

/** All that is wrong with the terms of a club; those that are left out are not looked at. */
export function termsFailures({ name, about, timeZone }: Partial<ClubTerms>): Failure[] {
  return [
    name === undefined || isName(name) ? null : clubFailure('CLUB_NAME_INVALID', 'name'),
    about === undefined || isAbout(about) ? null : clubFailure('CLUB_ABOUT_INVALID', 'about'),
    timeZone === undefined || isTimeZone(timeZone)
      ? null
      : userFailure('TIME_ZONE_INVALID', 'timeZone'),
  ].filter((failure) => failure !== null);
}

/** The terms as they are stored. */
export function canonicalTerms<T extends Partial<ClubTerms>>(terms: T): T {
  const { name, about } = terms;
  return {
    ...terms,
    ...(name !== undefined && { name: canonicalText(name) }),
    ...(about !== undefined && { about: canonicalText(about) }),
  };
}

const isName = (typed: string): boolean => isClubName(canonicalText(typed)) && isCleanName(typed);

const isAbout = (typed: string): boolean =>
  isClubAbout(canonicalText(typed)) && areCleanLines(typed);
