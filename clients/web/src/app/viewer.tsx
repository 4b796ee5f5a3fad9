import { useMutation, useQuery } from '@urql/preact';
import { useLocation } from 'preact-iso';
import { forgetAnswers } from '../api/client';
import { forgetSession, session } from '../api/session';
import { Button } from '../design/button';
import { LogoutDocument, ViewerDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** Who is signed in, and the way out. */
export function Viewer() {
  const [{ data }] = useQuery({ query: ViewerDocument });
  const [, logout] = useMutation(LogoutDocument);
  const { route } = useLocation();
  async function leave(): Promise<void> {
    const refreshToken = session.value?.refreshToken;
    if (refreshToken) await logout({ input: { refreshToken } });
    forgetSession();
    forgetAnswers();
    route('/');
  }
  return (
    <>
      <span>{data?.me?.username}</span>
      <Button kind="quiet" onClick={() => void leave()}>
        {t('app.signOut')}
      </Button>
    </>
  );
}
