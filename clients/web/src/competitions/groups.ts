import { t } from '../i18n/i18n';

/** What belongs to a group or division, in its order; null for forms without. */
export function groupsOf<Item extends { readonly group: number | null }>(
  items: readonly Item[],
): readonly (readonly [group: number | null, items: readonly Item[]])[] {
  const numbers = [...new Set(items.map(({ group }) => group))];
  return numbers.map((number) => [number, items.filter(({ group }) => group === number)]);
}

/** The name of a group or division; null for forms without. */
export function groupName(group: number | null, isDivision: boolean): string | null {
  if (group === null) return null;
  const number = group + 1;
  return isDivision ? t('competitions.division', { number }) : t('competitions.group', { number });
}
