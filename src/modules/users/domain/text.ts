/** Control characters (NUL among them, which Postgres refuses) and halves of surrogate pairs. */
const UNCLEAN = /[\p{Cc}\p{Cs}]/u;

/** Whether a text can be stored and shown as it is. */
export const isCleanText = (text: string): boolean => !UNCLEAN.test(text);
