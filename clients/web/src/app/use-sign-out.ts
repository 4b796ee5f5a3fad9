import { useLocation } from 'preact-iso';
import { forgetDrafts } from '../api/drafts';
import { forgetSession, session } from '../api/session';
import { useChange } from '../api/use-change';
import { LogoutDocument } from '../generated/graphql';
import { endPush } from './end-push';

/** Signs the user out. Without a network only this browser's session is removed, so that it always works. */
export function useSignOut() {
  const logout = useChange(LogoutDocument, (data) => data.logout);
  const { route } = useLocation();
  async function signOut(): Promise<void> {
    const refreshToken = session.value?.refreshToken;
    void endPush();
    if (refreshToken) await logout.send({ input: { refreshToken } });
    forgetDrafts();
    forgetSession();
    route('/');
  }
  return { signOut, isSending: logout.isSending };
}
