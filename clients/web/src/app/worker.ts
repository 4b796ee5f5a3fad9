/**
 * Registers the service worker, which opens the page without a network and receives pushes. Not used in development.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  register().catch((error: unknown) =>
    console.warn('the service worker could not be registered', error),
  );
}

/** A browser that lets the page store nothing may refuse even to read `navigator.serviceWorker`. */
const register = async (): Promise<unknown> => navigator.serviceWorker.register('/worker.js');

/** A page younger than this is not reloaded: it would only load the same files again. */
const MIN_AGE_MILLIS = 10_000;

/** Reloads a page without a worker if a newer build has replaced a part that it needs. */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && performance.now() > MIN_AGE_MILLIS) location.reload();
  });
}
