import type { ErrorAt } from '../challenge/errors';
import { Choice } from '../design/choice';
import { Field } from '../design/field';
import { Select } from '../design/select';
import type { CompetitionAccess } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { CompetitionDraft } from './competition-draft';
import styles from './competitions.module.css';

interface Props {
  readonly draft: CompetitionDraft;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (change: Partial<CompetitionDraft>) => void;
  readonly errorAt: ErrorAt;
}

/** Who runs it and who may enter. Only a club's competition can be for its members. */
export function AccessFields({ draft: { access, club }, clubs, onChange, errorAt }: Props) {
  const kinds = (['ALL', 'RATING', 'INVITATION', 'CLUB'] as const).filter(
    (kind) => kind !== 'CLUB' || club !== null,
  );
  return (
    <>
      {clubs.length > 0 && (
        <Select
          label={t('competitions.runBy')}
          options={[
            ['', t('competitions.runByYou')],
            ...clubs.map(({ id, name }) => [id, name] as const),
          ]}
          value={club ?? ''}
          onChoose={(chosen) => onChange({ club: chosen || null, access: chosen ? 'CLUB' : 'ALL' })}
        />
      )}
      <Choice<CompetitionAccess>
        label={t('competitions.accessTerm')}
        columns={2}
        options={kinds.map((value) => ({ value, text: t(`competitions.access.${value}`) }))}
        value={access}
        onChoose={(next) => onChange({ access: next })}
      />
      {access === 'RATING' && (
        <div class={styles.numbers}>
          {(['ratingLeast', 'ratingMost'] as const).map((name) => (
            <Field
              key={name}
              label={t(`competitions.${name}`)}
              name={name}
              type="number"
              min={0}
              max={4000}
              error={errorAt(name)}
            />
          ))}
        </div>
      )}
    </>
  );
}
