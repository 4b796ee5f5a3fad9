/** Why the challenge was not made: by the service, or since it could not be asked. */
export interface Wrong {
  readonly message: string;
  readonly path?: readonly string[] | null;
}

/** What is wrong with the field at a path, or with a part of it. */
export type ErrorAt = (...path: string[]) => string | undefined;

export const errorAt =
  (errors: readonly Wrong[]): ErrorAt =>
  (...path) =>
    errors.find((error) => path.every((step, i) => error.path?.[i] === step))?.message;

/** The fields of a challenge that tell what is wrong with them. */
const TOLD = ['seats', 'timeControl', 'rated', 'target', 'rules'];

/** What is wrong with no field that is shown. */
export const otherErrors = (errors: readonly Wrong[]): readonly Wrong[] =>
  errors.filter(({ path }) => !TOLD.includes(path?.[0] ?? ''));
