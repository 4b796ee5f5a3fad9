import { useLocation } from 'preact-iso';

type SignInPage = '/login' | '/register' | '/forgotten' | '/keep';

const SIGN_IN_PAGES = /^\/(login|register|forgotten|keep)\b/;

/** The address of a sign-in page that leads back to this page, or to the page from which the user came to sign in. */
export function useSignInAddress(page: SignInPage): string {
  const { path, url, query } = useLocation();
  const to = SIGN_IN_PAGES.test(path) ? query['to'] : url;
  return to && to !== '/' ? `${page}?to=${encodeURIComponent(to)}` : page;
}
