import type { NotificationWording } from './notification-wording.js';

export const GERMAN: NotificationWording = {
  notices: {
    CHALLENGE: {
      subject: ({ first }) => `${first} fordert dich heraus`,
      sentence: ({ game, first }) => `${first} fordert dich heraus: ${game}.`,
    },
    CHALLENGE_DECLINED: {
      subject: ({ others }) => `Deine Herausforderung an ${others} wurde abgelehnt`,
      sentence: ({ game, others }) =>
        `Deine Herausforderung an ${others} wurde abgelehnt: ${game}.`,
    },
    FRIEND_REQUEST: {
      subject: ({ others }) => `Freundschaftsanfrage von ${others}`,
      sentence: ({ others }) => `${others} möchte mit dir befreundet sein.`,
    },
    FRIEND_ACCEPTED: {
      subject: ({ others }) => `Du und ${others} seid jetzt befreundet`,
      sentence: ({ others }) =>
        `${others} hat deine Freundschaftsanfrage angenommen. Jetzt könnt ihr einander aus der Liste eurer Freunde herausfordern.`,
    },
    CLUB_JOINED: {
      subject: ({ first, club }) => `${first} ist ${club} beigetreten`,
      sentence: ({ first, club }) => `${first} ist ${club} beigetreten.`,
    },
    CLUB_REMOVED: {
      subject: ({ club }) => `Du gehörst nicht mehr zu ${club}`,
      sentence: ({ club }) =>
        `Du wurdest als Mitglied entfernt und gehörst nicht mehr zu ${club}. Deine Partien gehen weiter.`,
    },
    CLUB_OFFERED: {
      subject: ({ club }) => `Wirst du der neue Inhaber? Angebot aus ${club}`,
      sentence: ({ club }) =>
        `Der Inhaber bietet dir an, ihn bei ${club} abzulösen. Auf der Seite des Stammtischs kannst du annehmen oder ablehnen.`,
    },
    REPORT_DECIDED: {
      subject: ({ decision }) => decision || 'Deine Meldung wurde entschieden',
      sentence: ({ decisionRest }) =>
        decisionRest ||
        'Die Moderation hat eine deiner Meldungen angesehen und nach den Regeln des Dienstes entschieden. Was geschehen ist, bleibt zwischen ihr und der betroffenen Person. Danke für die Meldung.',
    },
    MODERATED: {
      subject: ({ decision }) => decision || 'Eine Entscheidung der Moderation',
      sentence: ({ decision, decisionRest }) =>
        decision ? `${decision}.\n${decisionRest}` : 'Eine Entscheidung der Moderation.',
    },
    BACKING_ASKED: {
      subject: () => 'Jemand möchte dein stiller Teilhaber sein',
      sentence: ({ game }) => `Jemand möchte dein stiller Teilhaber sein: ${game}.`,
    },
    BACKING_ANSWERED: {
      subject: () => 'Deine Anfrage als stiller Teilhaber',
      sentence: ({ game }) => `Deine Anfrage als stiller Teilhaber wurde beantwortet: ${game}.`,
    },
    RULES_CONFLICT: {
      subject: ({ others }) => `Die Regeln deiner Partie mit ${others}`,
      sentence: ({ game, others }) =>
        `Deine Partie mit ${others} hat begonnen: ${game}. Nicht alle wollten dieselben Regeln. Wo sie sich unterschieden, gilt das Übliche.`,
    },
    YOUR_TURN: {
      subject: ({ others }) => `Du bist dran: Partie mit ${others}`,
      sentence: ({ game, others, until }) =>
        `Du bist dran in der Partie mit ${others}: ${game}.${until}`,
    },
    ABORT_OFFERED: {
      subject: ({ others }) => `Deine Partie mit ${others} absagen?`,
      sentence: ({ game, others }) =>
        `Deine Partie mit ${others} kann abgesagt werden: ${game}. Dazu müssen alle zustimmen, bevor jemand spielt.`,
    },
    ROUND_BEGAN: {
      subject: ({ number, competition }) => `Runde ${number} von ${competition}`,
      sentence: ({ number, competition, others, isAlone, until }) =>
        !isAlone
          ? `Runde ${number} von ${competition} hat begonnen. Du triffst auf ${others}.${until}`
          : `Runde ${number} von ${competition} hat begonnen. Du hast ein Freilos.`,
    },
    LADDER_CHALLENGED: {
      subject: ({ first, competition }) => `${first} fordert dich auf der Leiter ${competition}`,
      sentence: ({ first, competition }) =>
        `${first} hat dich auf der Leiter ${competition} gefordert. Die Partie hat begonnen.`,
    },
    PLACE_WON: {
      subject: ({ competition }) => `Du bist auf der Leiter ${competition} aufgestiegen`,
      sentence: ({ competition, number }) =>
        `Du hast auf der Leiter ${competition} einen Platz gewonnen und stehst jetzt auf Platz ${number}.`,
    },
    PARTNER_ASKED: {
      subject: ({ competition }) => `Spielst du als Partner in ${competition}?`,
      sentence: ({ competition }) =>
        `Jemand hat dich in ${competition} als Partner genannt. Sag auf der Seite des Wettbewerbs zu oder ab.`,
    },
    ENTRY_MOVED_UP: {
      subject: ({ competition }) => `Du hast einen Platz in ${competition}`,
      sentence: ({ competition }) =>
        `In ${competition} ist ein Platz frei geworden: Er gehört dir.`,
    },
    ENTRANT_OUT: {
      subject: ({ competition }) => `Du bist aus ${competition} ausgeschieden`,
      sentence: ({ competition }) =>
        `Du bist aus ${competition} ausgeschieden. Den Grund nennt das Protokoll.`,
    },
    COMPETITION_ENDED: {
      subject: ({ competition, number }) =>
        number ? `${competition} ist zu Ende: Platz ${number}` : `${competition} ist zu Ende`,
      sentence: ({ competition, number }) =>
        number
          ? `${competition} ist zu Ende. Dein Platz: ${number}.`
          : `${competition} ist zu Ende.`,
    },
    COMPETITION_CANCELLED: {
      subject: ({ competition }) => `${competition} wurde abgesagt`,
      sentence: ({ competition }) =>
        `${competition} wurde abgesagt. Den Grund nennt das Protokoll.`,
    },
    MATCH_MESSAGE: {
      subject: ({ others }) => `Eine Nachricht in deiner Partie mit ${others}`,
      sentence: ({ game, others }) =>
        `In deiner Partie mit ${others} gibt es eine Nachricht: ${game}.`,
    },
    REMINDER: {
      subject: ({ others }) => `Deine Zeit läuft ab: Partie mit ${others}`,
      sentence: ({ game, others, until }) =>
        `Du bist noch immer dran in der Partie mit ${others}: ${game}.${until} Läuft deine Zeit ab, hast du die Partie verloren.`,
    },
    VACATION_TAKEN: {
      subject: ({ others }) => `Ein Urlaubstag für deine Partie mit ${others}`,
      sentence: ({ game, others, until }) =>
        `Deine Zeit in der Partie mit ${others} war abgelaufen, deshalb wurde ein Tag deines Urlaubs genommen: ${game}.${until}`,
    },
    MATCH_OVER: {
      subject: ({ others }) => `Deine Partie mit ${others} ist zu Ende`,
      sentence: ({ game, others }) => `Deine Partie mit ${others} ist zu Ende: ${game}.`,
    },
    MATCH_VOIDED: {
      subject: ({ others }) => `Deine Partie mit ${others} wurde annulliert`,
      sentence: ({ game, others }) =>
        `Die Moderation hat deine Partie mit ${others} annulliert: ${game}. Sie zählt nicht, und was sie an Wertungen geändert hat, ist zurückgenommen.`,
    },
    TIME_GIVEN: {
      subject: ({ first }) => `${first} hat in eurer Partie Zeit zurückbekommen`,
      sentence: ({ game, first }) =>
        `${first} hat in eurer Partie Zeit zurückbekommen, die der Dienst gekostet hat: ${game}. Die Moderation hat das entschieden, und an deiner eigenen Zeit ändert sich nichts.`,
    },
    REVIEW_READY: {
      subject: ({ others }) => `Der Rückblick auf deine Partie mit ${others}`,
      sentence: ({ game, others }) =>
        `Der Rückblick auf deine Partie mit ${others} ist fertig: ${game}.`,
    },
    DATA_READY: {
      subject: () => 'Deine Daten sind zum Herunterladen bereit',
      sentence: () =>
        'Das Archiv deiner Daten, das du angefordert hast, ist fertig. Du kannst es eine Woche lang in deinen Einstellungen herunterladen.',
    },
    SERVICE_RESTORED: {
      subject: () => 'Der Dienst wurde aus einer Sicherung wiederhergestellt',
      sentence: () =>
        'Nach einem Ausfall wurde der Dienst aus einer Sicherung wiederhergestellt. Was seit dieser ' +
        'Sicherung geschehen ist, ist verloren, auch in deinen Partien. In ungewerteten Partien ' +
        'wird das laufende Spiel neu gegeben, mit anderen Karten. Gewertete Partien sind abgesagt, ' +
        'und keine Wertung ändert sich. Offene Herausforderungen sind zurückgezogen.',
    },
    WEBHOOK_DISABLED: {
      subject: () => 'Ein Webhook von dir wurde abgeschaltet',
      sentence: () =>
        'Ein Webhook von dir wurde abgeschaltet: sein Server hat die Nachrichten nicht ' +
        'angenommen. Schalte den Webhook ein, wenn der Server wieder läuft, und lass die ' +
        'versäumten Nachrichten noch einmal senden.',
    },
  },
  digest: {
    subject: (count) =>
      count === 1 ? 'Eine Partie wartet auf dich' : `${count} Partien warten auf dich`,
    intro: 'In diesen Partien bist du dran:',
    line: ({ game, others, until }) => `mit ${others}: ${game}.${until}`,
  },
  until: (time) => `Du hast Zeit bis ${time}.`,
  somebody: 'Unbekannt',
  somebodyActs: 'Jemand',
  and: 'und',
  clubNamed: (name) => `dem Stammtisch „${name}“`,
  someClub: 'einem Stammtisch',
};
