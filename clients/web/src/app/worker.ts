/** The page opens without a network, and pushes arrive, thanks to the service worker. Not while developing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/worker.js')
    .catch((error: unknown) => console.warn('the service worker could not be registered', error));
}

/** A page that has just been loaded would get the same once more. */
const YOUNG_MILLIS = 10_000;

/**
 * A page without a worker that asks for a part of itself which a newer build has replaced is loaded anew, at the
 * address where it is.
 */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && performance.now() > YOUNG_MILLIS) location.reload();
  });
}
