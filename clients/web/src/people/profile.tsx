import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { NotFound } from '../app/not-found';
import { Title } from '../app/title';
import { Panel } from '../design/panel';
import { ProfileDocument } from '../generated/graphql';
import type { ProfileQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ToFairPlay } from '../fair-play/to-fair-play';
import { profileOf } from './addresses';
import { BotFacts } from './bot-facts';
import { BlockUser } from './block-user';
import { DeletedProfile } from './deleted-profile';
import { LedgerOfTwo } from './ledger';
import styles from './people.module.css';
import { ProfileHead } from './profile-head';
import { Ratings } from './ratings';
import { RecentMatches } from './recent-matches';
import { RemoveFriend } from './remove-friend';
import { UserLink } from './user-link';
import { shownName } from './user-name';

type Shown = NonNullable<ProfileQuery['user']>;

/** A user's public profile. */
export function Profile({ name }: { name: string }) {
  const result = useResult(ProfileDocument, { username: name });
  useAddressOf(result.data?.user?.username);
  return (
    <Answer result={result}>
      {(data) =>
        data.user?.isDeleted ? (
          <DeletedProfile />
        ) : data.user ? (
          <Known key={data.user.id} user={data.user} data={data} refresh={result.reload} />
        ) : (
          <NotFound text={t('people.nobody', { name })} />
        )
      }
    </Answer>
  );
}

/** The address has the name of the user who was found: an old name leads to the new one. */
function useAddressOf(username: string | undefined): void {
  const { path, route } = useLocation();
  const address = username && profileOf(username);
  useEffect(() => {
    if (address && address !== path) route(address, true);
  }, [address]);
}

interface KnownProps {
  readonly user: Shown;
  readonly data: ProfileQuery;
  readonly refresh: () => void;
}

function Known({ user, data: { me }, refresh }: KnownProps) {
  const { id, username, bot, ownBots, ratings, profileIsVisible, matchesAreVisible } = user;
  const isOther = me !== null && me.id !== id;
  const isHouseBot = Boolean(bot?.level);
  return (
    <div class={styles.page}>
      <Title text={shownName(username)} />
      <ProfileHead user={user} viewer={me} />
      <div class={styles.columns}>
        <div>
          {profileIsVisible ? (
            <Ratings username={username} ratings={ratings} />
          ) : (
            <Hidden title={t('people.ratings')} />
          )}
          {matchesAreVisible ? (
            <Panel title={t('people.recent')}>
              <RecentMatches username={username} />
            </Panel>
          ) : (
            <Hidden title={t('people.recent')} />
          )}
        </div>
        <div>
          {bot && <BotFacts bot={bot} />}
          {isOther && <LedgerOfTwo viewer={me.username} opponent={username} />}
          {ownBots.length > 0 && <OwnBots bots={ownBots} />}
          {isOther && <RemoveFriend username={username} />}
          {isOther && <ToFairPlay username={username} />}
          {isOther && !isHouseBot && (
            <BlockUser
              username={username}
              isBlocked={me.blocked?.some((blocked) => blocked.id === id) ?? false}
              refresh={refresh}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** What the user does not show the viewer. */
function Hidden({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <p class={styles.muted}>{t('people.hidden')}</p>
    </Panel>
  );
}

function OwnBots({ bots }: { bots: Shown['ownBots'] }) {
  return (
    <Panel title={t('people.ownBots')}>
      <ul class={styles.list}>
        {bots.map(({ id, username }) => (
          <li key={id}>
            <UserLink username={username} isBot />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
