/** The error of the field at a path, or of a part of it. */
export type ErrorAt = (...path: readonly (string | number)[]) => string | undefined;

/** The fields of a challenge that show their own errors. */
export const FIELDS = ['seats', 'timeControl', 'rated', 'target', 'rules'] as const;
