import { GiveTime } from '../fair-play/give-time';
import { VoidMatch } from '../fair-play/void-match';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Autoplay } from './autoplay';
import { CallOff } from './call-off';
import { Contracts } from './contracts';
import type { ContractTexts } from './contracts';
import { HideMatch } from './hide-match';
import parts from './parts.module.css';
import { ResignMatch } from './resign-match';
import { Rules } from './rules';
import { Spectators } from './spectators';

interface Props {
  readonly match: SidebarMatchFragment;
  readonly contracts: ContractTexts;
}

/** The tab “Match”: autoplay, calling off, resigning, watching, contracts and rules. */
export function MatchTab({ match, contracts }: Props) {
  const isPlayer = match.viewerSeat !== null;
  const isRunning = match.status === 'IN_PROGRESS';
  return (
    <div class={parts.stack}>
      {isPlayer && isRunning && <Autoplay match={match} />}
      {isPlayer && isRunning && (
        <div class={parts.part}>
          <CallOff match={match} />
          <ResignMatch match={match} />
        </div>
      )}
      {(!isRunning || match.deal.number > 1) && (
        <p class={parts.hint}>
          <a href={`/match/${encodeURIComponent(match.id)}/review`}>{t('sidebar.review')}</a>
        </p>
      )}
      <Spectators match={match} />
      {isPlayer && !isRunning && (
        <HideMatch id={match.id} isHidden={match.hiddenByViewer ?? false} />
      )}
      <Contracts contracts={contracts} />
      <Rules match={match} />
      <GiveTime match={match} />
      <VoidMatch match={match} />
    </div>
  );
}
