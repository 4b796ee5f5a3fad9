import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { HideMatchDocument, ShowMatchDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';

interface Props {
  readonly id: string;
  readonly isHidden: boolean;
}

/** Hides a finished match from the lists of others, or shows it again. */
export function HideMatch({ id, isHidden }: Props) {
  const hide = useChange(HideMatchDocument, (data) => data.hideMatch);
  const show = useChange(ShowMatchDocument, (data) => data.showMatch);
  const change = isHidden ? show : hide;
  return (
    <div class={parts.part}>
      <p class={parts.hint}>{t(isHidden ? 'sidebar.hidden' : 'sidebar.hideHint')}</p>
      <Button
        disabled={hide.isSending || show.isSending}
        onClick={() => void change.send({ input: { matchId: id } })}
      >
        {t(isHidden ? 'sidebar.show' : 'sidebar.hide')}
      </Button>
      <SendOutcome errors={change.otherErrors()} />
    </div>
  );
}
