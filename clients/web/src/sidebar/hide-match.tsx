import { useEffect, useState } from 'preact/hooks';
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
  // An answer that was asked for before may still come, and says what was.
  const [acted, setActed] = useState<boolean | null>(null);
  useEffect(() => setActed(null), [isHidden]);
  const isNow = acted ?? isHidden;
  const change = isNow ? show : hide;
  const act = async () => {
    if (await change.send({ input: { matchId: id } })) setActed(!isNow);
  };
  return (
    <div class={parts.part}>
      <p class={parts.hint}>{t(isNow ? 'sidebar.hidden' : 'sidebar.hideHint')}</p>
      <Button disabled={hide.isSending || show.isSending} onClick={() => void act()}>
        {t(isNow ? 'sidebar.show' : 'sidebar.hide')}
      </Button>
      <SendOutcome errors={change.otherErrors()} />
    </div>
  );
}
