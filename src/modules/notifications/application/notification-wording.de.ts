import type { NotificationWording } from './notification-wording.js';

export const GERMAN: NotificationWording = {
  notices: {
    CHALLENGE: {
      subject: ({ others }) => `Eine Herausforderung zu einer Partie mit ${others}`,
      sentence: ({ game, others }) =>
        `Du bist zu einer Partie mit ${others} herausgefordert: ${game}.`,
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
        `Deine Partie mit ${others} hat begonnen: ${game}. Nicht alle wollten dieselben Regeln. Wo sie sich unterschieden, gilt der Standard.`,
    },
    YOUR_TURN: {
      subject: ({ others }) => `Du bist am Zug gegen ${others}`,
      sentence: ({ game, others, until }) => `Du bist am Zug gegen ${others}: ${game}.${until}`,
    },
    ABORT_OFFERED: {
      subject: ({ others }) => `Deine Partie mit ${others} absagen?`,
      sentence: ({ game, others }) =>
        `Deine Partie mit ${others} kann abgesagt werden: ${game}. Dazu müssen alle vor der ersten Aktion zustimmen.`,
    },
    MATCH_MESSAGE: {
      subject: ({ others }) => `Eine Nachricht in deiner Partie mit ${others}`,
      sentence: ({ game, others }) =>
        `In deiner Partie mit ${others} gibt es eine Nachricht: ${game}.`,
    },
    REMINDER: {
      subject: ({ others }) => `Deine Zeit gegen ${others} läuft ab`,
      sentence: ({ game, others, until }) =>
        `Du bist noch immer am Zug gegen ${others}: ${game}.${until} Wenn deine Zeit abläuft, verlässt du die Partie.`,
    },
    VACATION_TAKEN: {
      subject: ({ others }) => `Ein Urlaubstag für deinen Zug gegen ${others}`,
      sentence: ({ game, others, until }) =>
        `Deine Zeit gegen ${others} war abgelaufen, deshalb wurde ein Tag deines Urlaubs genommen: ${game}.${until}`,
    },
    MATCH_OVER: {
      subject: ({ others }) => `Deine Partie mit ${others} ist zu Ende`,
      sentence: ({ game, others }) => `Deine Partie mit ${others} ist zu Ende: ${game}.`,
    },
    REVIEW_READY: {
      subject: ({ others }) => `Der Rückblick auf deine Partie mit ${others}`,
      sentence: ({ game, others }) =>
        `Der Rückblick auf deine Partie mit ${others} ist fertig: ${game}.`,
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
    intro: 'Du bist am Zug:',
    line: ({ game, others, until }) => `gegen ${others}: ${game}.${until}`,
  },
  until: (time) => `Du hast Zeit bis ${time}.`,
  // Works in every case: „gegen Unbekannt“, „mit Unbekannt“.
  somebody: 'Unbekannt',
  and: 'und',
};
