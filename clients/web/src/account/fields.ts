/** What stands in a field of a form. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** A new account as its fields have it; without an address where none was given. */
export function accountOf(fields: FormData) {
  const email = textOf(fields, 'email');
  return {
    username: textOf(fields, 'username'),
    password: textOf(fields, 'password'),
    ...(email && { email }),
  };
}

/** The fields of an account that tell what is wrong with them. */
export const ACCOUNT_FIELDS = ['username', 'password', 'email'] as const;
