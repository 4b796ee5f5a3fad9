import type { ErrorAt } from '../challenge/errors';
import { Select } from '../design/select';
import { t } from '../i18n/i18n';
import { AccessChoice } from './access-choice';
import type { CompetitionDraft } from './competition-draft';

interface Props {
  readonly draft: CompetitionDraft;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (change: Partial<CompetitionDraft>) => void;
  readonly errorAt: ErrorAt;
}

/** Who runs it and who may enter. */
export function AccessFields({ draft: { access, club }, clubs, onChange, errorAt }: Props) {
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
      <AccessChoice
        access={access}
        hasClub={club !== null}
        onChoose={(next) => onChange({ access: next })}
        errorAt={errorAt}
      />
    </>
  );
}
