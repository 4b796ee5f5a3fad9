/**
 * The texts that somebody has changed in a form’s fields, without spaces around them. What was not changed is not sent:
 * a page that was opened long ago would set it back.
 */
export const changedTexts = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = form.elements.namedItem(name);
      return isText(field) && field.value !== field.defaultValue
        ? [[name, field.value.trim()]]
        : [];
    }),
  ) as Partial<Record<Name, string>>;

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
