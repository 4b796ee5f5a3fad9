import type { ErrorAt } from '../challenge/errors';
import { Choice } from '../design/choice';
import { Field } from '../design/field';
import type { CompetitionAccess } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './competitions.module.css';

/** Who may enter: all, or only some. */
export const ACCESSES = ['ALL', 'RATING', 'INVITATION', 'CLUB'] as const;

/** The names of these fields in their form and in the service’s errors. */
export const RATINGS = ['ratingLeast', 'ratingMost'] as const;

interface Props {
  readonly access: CompetitionAccess;
  /** Only a club's competition can be for its members. */
  readonly hasClub: boolean;
  /** The present bounds. */
  readonly of?: { readonly [Name in (typeof RATINGS)[number]]: number | null };
  readonly onChoose: (access: CompetitionAccess) => void;
  readonly errorAt: ErrorAt;
}

/** Who may enter. */
export function AccessChoice({ access, hasClub, of, onChoose, errorAt }: Props) {
  const kinds = ACCESSES.filter((kind) => kind !== 'CLUB' || hasClub);
  return (
    <>
      <Choice<CompetitionAccess>
        label={t('competitions.accessTerm')}
        columns={2}
        options={kinds.map((value) => ({ value, text: t(`competitions.access.${value}`) }))}
        value={access}
        onChoose={onChoose}
      />
      {access === 'RATING' && (
        <div class={styles.numbers}>
          {RATINGS.map((name) => (
            <Field
              key={name}
              label={t(`competitions.${name}`)}
              name={name}
              type="number"
              min={0}
              max={4000}
              defaultValue={of?.[name] ?? ''}
              error={errorAt(name)}
            />
          ))}
        </div>
      )}
    </>
  );
}
