/** The page opens without a network, and pushes arrive, thanks to the service worker. Not while developing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/worker.js', { type: 'module' })
    .catch((error: unknown) => console.warn('the service worker could not be registered', error));
}
