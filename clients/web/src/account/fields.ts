/** The text in a field of a form. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The code of the second factor, if the form asks for it. */
export const codeOf = (fields: FormData): { code?: string } =>
  fields.has('code') ? { code: textOf(fields, 'code') } : {};

/** The new account in a form's fields. The e-mail address is left out if it is empty. */
export function accountOf(fields: FormData) {
  const email = textOf(fields, 'email');
  return {
    username: textOf(fields, 'username'),
    password: textOf(fields, 'password'),
    ...(email && { email }),
  };
}

/** The account fields that show their own errors. */
export const ACCOUNT_FIELDS = ['username', 'password', 'email', 'code'] as const;
