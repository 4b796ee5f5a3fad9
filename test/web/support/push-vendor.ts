import type { PushBrowser } from '../../support/push-browser.js';

/**
 * A script that replaces the browser vendor's push service, which no test can reach, with `pushService`. All other
 * parts are real: the permission, the worker and the service's key.
 */
export const vendorScript = ({ subscription }: Pick<PushBrowser, 'subscription'>): string => {
  const { endpoint, ...keys } = subscription;
  return `{
    let current = null;
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || !applicationServerKey) throw new DOMException('refused', 'NotAllowedError');
      const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
      const key = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer;
      return (current = {
        endpoint: ${JSON.stringify(endpoint)},
        options: { userVisibleOnly, applicationServerKey: key },
        toJSON: () => (${JSON.stringify({ endpoint, keys })}),
        unsubscribe: async () => { current = null; return true; },
      });
    };
  }`;
};
