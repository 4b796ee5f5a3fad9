import { LivePages } from '../app/live-pages';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { ClubOffersDocument } from '../generated/graphql';
import type { ClubByIdQuery, WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { offerIn } from './addresses';
import { ClubOfferRow } from './club-offer-row';

interface Props {
  readonly club: Pick<WholeClubFragment, 'id' | 'memberCount'>;
  readonly viewer: ClubByIdQuery['me'];
}

/** The lobby of a club: the matches that members offer to each other. */
export function ClubOffers({ club, viewer }: Props) {
  const { id } = club;
  return (
    <Panel title={t('clubs.lobby')}>
      <LivePages
        query={ClubOffersDocument}
        variablesAt={(after) => ({ id, after })}
        infoOf={({ club }) => club?.offers?.pageInfo}
      >
        {({ club }, isFirst) => {
          const offers = (club?.offers?.nodes ?? []).filter((offer) => offer !== null);
          if (offers.length === 0)
            return isFirst ? <p class={rows.empty}>{t('clubs.noOffers')}</p> : null;
          return (
            <ul class={rows.list}>
              {offers.map((offer) => (
                <ClubOfferRow key={offer.invitationToken} offer={offer} viewer={viewer} />
              ))}
            </ul>
          );
        }}
      </LivePages>
      <LinkButton href={offerIn(id)}>{t('clubs.offer')}</LinkButton>
    </Panel>
  );
}
