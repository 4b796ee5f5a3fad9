import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { timeText } from '../../../platform/time-text.js';
import { untilOf, isAppealable, isAnnounced } from '../../audit/application/index.js';
import type { AuditEntry, AnnouncedAct } from '../../audit/application/index.js';

/** A decision of moderators as the person concerned is told of it. */
interface DecisionFacts {
  readonly act: AnnouncedAct;
  readonly reason: string | null;
  readonly until: Date | null;
  readonly isAppealable: boolean;
}

/** What became of a report, as the reporter is told: not what was done. */
interface ReportFacts {
  readonly act: 'REPORT_DECIDED';
  readonly isUpheld: boolean;
}

/** What a notification tells of a decision. */
export type WordedDecision = DecisionFacts | ReportFacts;

/** Null for an entry that is not told, and for a report whose words have been deleted. */
export function decisionFacts(entry: AuditEntry): WordedDecision | null {
  const { act, reason, details } = entry;
  if (act === 'REPORT_DECIDED')
    return details['decision'] ? { act, isUpheld: details['decision'] === 'UPHELD' } : null;
  if (!isAnnounced(act)) return null;
  return { act, reason, until: untilOf(entry), isAppealable: isAppealable(act) };
}

interface DecisionWording {
  readonly acts: Readonly<Record<AnnouncedAct, string>>;
  readonly until: (time: string) => string;
  readonly reason: (reason: string) => string;
  readonly appeal: string;
  readonly where: string;
  readonly upheld: ReportWording;
  readonly dismissed: ReportWording;
}

/** For the reporter. */
interface ReportWording {
  readonly decision: string;
  readonly decisionRest: string;
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
    upheld: {
      decision: 'Your report was upheld',
      decisionRest:
        'A moderator has looked at a report of yours and has found it right. What was done stays between the moderators and the person concerned. Thank you for reporting.',
    },
    dismissed: {
      decision: 'Your report was dismissed',
      decisionRest:
        'A moderator has looked at a report of yours and has found nothing against the rules, so nothing was done. You can block the person. Thank you for reporting.',
    },
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
    upheld: {
      decision: 'Deine Meldung war berechtigt',
      decisionRest:
        'Die Moderation hat eine deiner Meldungen angesehen und ihr recht gegeben. Was geschehen ist, bleibt zwischen ihr und der betroffenen Person. Danke für die Meldung.',
    },
    dismissed: {
      decision: 'Deine Meldung wurde abgelehnt',
      decisionRest:
        'Die Moderation hat eine deiner Meldungen angesehen und nichts gefunden, was gegen die Regeln war. Darum ist nichts geschehen. Du kannst die Person blockieren. Danke für die Meldung.',
    },
  },
};

/** The words about a decision: what was decided, and the sentences with its end, its reason and how to appeal. */
export function decisionWords(
  decision: WordedDecision,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): { readonly decision: string; readonly decisionRest: string } {
  const { acts, until, reason, appeal, where, upheld, dismissed } = WORDINGS[language];
  if (decision.act === 'REPORT_DECIDED') return decision.isUpheld ? upheld : dismissed;
  const rest = [
    ...(decision.until ? [until(timeText(decision.until, timeZone, language))] : []),
    ...(decision.reason === null ? [] : [reason(decision.reason)]),
    decision.isAppealable ? appeal : where,
  ];
  return { decision: acts[decision.act], decisionRest: rest.join('\n') };
}
