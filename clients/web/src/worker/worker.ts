/// <reference lib="webworker" />
/**
 * The service worker: opens the page without a network, and shows pushes. It caches the page's own files, but never
 * answers of the API.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { openNotification, showPush } from './notifications';
import type { PushContents } from './notifications';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: all files of the page with their revisions. */
const SHELL = '%SHELL%' as unknown as { url: string; revision: string | null }[];

// No file is served for another address than its own: an address of the client belongs to the handler below.
precacheAndRoute(SHELL, { directoryIndex: '', cleanURLs: false });
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

// A newer worker waits until all pages of the older one are closed, because those pages still load its files.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json() as PushContents));
});
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(event.notification)),
);
