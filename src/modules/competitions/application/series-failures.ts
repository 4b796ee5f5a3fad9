/** Why a series is refused. */
export const SERIES_FAILURES = {
  SERIES_NOT_FOUND: {
    en: 'There is no such series.',
    de: 'Diese Reihe gibt es nicht.',
    todo: 'Check the id.',
  },
  SERIES_OVER: {
    en: 'The series has ended.',
    de: 'Die Reihe ist beendet.',
    todo: 'Make a new one.',
  },
  RHYTHM_INVALID: {
    en: 'A season begins every 1 to 52 weeks or 1 to 24 months, at a time of day of a time zone, the first within a year; entries open 1 to 60 days before; between seasons are 0 to 365 days.',
    de: 'Eine Saison beginnt alle 1 bis 52 Wochen oder 1 bis 24 Monate zu einer Uhrzeit einer Zeitzone, die erste innerhalb eines Jahres; die Nennfrist beginnt 1 bis 60 Tage davor; zwischen Saisonen liegen 0 bis 365 Tage.',
    todo: 'Correct the rhythm.',
  },
  LADDER_HAS_NO_SEASONS: {
    en: 'A ladder goes on without seasons, so there is no series of ladders.',
    de: 'Eine Leiter geht ohne Saisonen weiter, deshalb gibt es keine Reihe von Leitern.',
    todo: 'Create a single competition, or choose another form.',
  },
};
