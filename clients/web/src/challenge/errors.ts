/** What is wrong with the field at a path, or with a part of it. */
export type ErrorAt = (...path: readonly string[]) => string | undefined;

/** The fields of a challenge that tell what is wrong with them. */
export const FIELDS = ['seats', 'timeControl', 'rated', 'target', 'rules'] as const;
