import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { timeText } from '../../../platform/time-text.js';
import { untilOf, isAppealable, isAnnounced } from '../../audit/application/index.js';
import type { AuditEntry, AnnouncedAct } from '../../audit/application/index.js';

/** A decision of moderators as the person concerned is told of it. */
export interface DecisionFacts {
  readonly act: AnnouncedAct;
  readonly reason: string | null;
  readonly until: Date | null;
  readonly isAppealable: boolean;
}

/** Null for an entry that is not told. */
export function decisionFacts(entry: AuditEntry): DecisionFacts | null {
  const { act, reason } = entry;
  if (!isAnnounced(act)) return null;
  return { act, reason, until: untilOf(entry), isAppealable: isAppealable(act) };
}

interface DecisionWording {
  readonly acts: Readonly<Record<AnnouncedAct, string>>;
  readonly until: (time: string) => string;
  readonly reason: (reason: string) => string;
  readonly appeal: string;
  readonly where: string;
}

const WORDINGS: InLanguages<DecisionWording> = {
  en: {
    acts: {
      ROLE_GIVEN: 'You have been given a role',
      ROLE_TAKEN: 'Your role has been taken away',
      SECOND_FACTOR_REMOVED: 'Your two-factor sign-in was turned off',
      WARNED: 'You have been warned',
      MUTED: 'You may not write messages',
      UNMUTED: 'You may write messages again',
      SUSPENDED: 'Your account is suspended',
      UNSUSPENDED: 'Your account is no longer suspended',
      NETWORK_CLOSED: 'Your network has been closed',
      NETWORK_OPENED: 'Your network is open again',
      MATCH_VOIDED: 'A match of yours was voided',
      TIME_GIVEN: 'Time was given back in a match of yours',
      APPEAL_ANSWERED: 'Your appeal was answered',
    },
    until: (time) => `Until ${time}.`,
    reason: (reason) => `The reason: ${reason}`,
    appeal: 'If you think that this is wrong, you can appeal on the page “Decisions about you”.',
    where: 'You can read it again on the page “Decisions about you”.',
  },
  de: {
    acts: {
      ROLE_GIVEN: 'Du hast eine Rolle bekommen',
      ROLE_TAKEN: 'Deine Rolle wurde dir genommen',
      SECOND_FACTOR_REMOVED: 'Deine Anmeldung in zwei Schritten wurde abgeschaltet',
      WARNED: 'Du wurdest verwarnt',
      MUTED: 'Du darfst keine Nachrichten schreiben',
      UNMUTED: 'Du darfst wieder Nachrichten schreiben',
      SUSPENDED: 'Dein Konto ist gesperrt',
      UNSUSPENDED: 'Dein Konto ist nicht mehr gesperrt',
      NETWORK_CLOSED: 'Dein Netz wurde gesperrt',
      NETWORK_OPENED: 'Dein Netz ist wieder offen',
      MATCH_VOIDED: 'Eine deiner Partien wurde für ungültig erklärt',
      TIME_GIVEN: 'In einer deiner Partien wurde Zeit zurückgegeben',
      APPEAL_ANSWERED: 'Dein Einspruch wurde beantwortet',
    },
    until: (time) => `Bis ${time}.`,
    reason: (reason) => `Der Grund: ${reason}`,
    appeal:
      'Wenn du das für falsch hältst, kannst du auf der Seite „Entscheidungen über dich“ Einspruch erheben.',
    where: 'Auf der Seite „Entscheidungen über dich“ kannst du es nachlesen.',
  },
};

/** The words about a decision: what was decided, and the sentences with its end, its reason and how to appeal. */
export function decisionWords(
  decision: DecisionFacts,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): { readonly decision: string; readonly decisionRest: string } {
  const { acts, until, reason, appeal, where } = WORDINGS[language];
  const rest = [
    ...(decision.until ? [until(timeText(decision.until, timeZone, language))] : []),
    ...(decision.reason === null ? [] : [reason(decision.reason)]),
    decision.isAppealable ? appeal : where,
  ];
  return { decision: acts[decision.act], decisionRest: rest.join('\n') };
}
