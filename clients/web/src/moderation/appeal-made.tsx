import { t } from '../i18n/i18n';

interface Props {
  readonly appeal: { readonly isGranted: boolean | null; readonly answer: string | null };
  /** The sentence with the words of the appeal. */
  readonly says: string;
}

/** An appeal and its answer, if there is one. */
export function AppealMade({ appeal: { isGranted, answer }, says }: Props) {
  return (
    <>
      <p>{says}</p>
      <p>
        {isGranted === null
          ? t('moderation.appealWaits')
          : t(isGranted ? 'moderation.appealGranted' : 'moderation.appealRefused', {
              answer: answer ?? '',
            })}
      </p>
    </>
  );
}
