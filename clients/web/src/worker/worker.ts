/// <reference lib="webworker" />
/**
 * The service worker: opens the page without a network, and shows pushes. The page's own files are kept;
 * answers of the API never are.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { openNotice, showNotice } from './notices';
import type { Notice } from './notices';

declare const self: ServiceWorkerGlobalScope;

/** Filled in when it is built: every file of the page with its revision. */
const SHELL = '%SHELL%' as unknown as { url: string; revision: string | null }[];

precacheAndRoute(SHELL);
cleanupOutdatedCaches();

const page = createHandlerBoundToURL('/index.html');

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(() =>
      page({ event, request: event.request, url: new URL(event.request.url) }),
    ),
  );
});

// A newer worker waits until no page of the older one is open: its files are what those pages load next.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json() as Notice));
});
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(event.notification)),
);
