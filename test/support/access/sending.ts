import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Hook, notify } from '../../integration/webhooks/hooks.js';
import { mustMutate } from '../client.js';
import type { TestClient } from '../client.js';
import type { PushBrowser } from '../push-browser.js';
import type { Receiver } from '../receiver.js';
import type { Part } from './parts.js';

/** The servers to which something is sent. */
export interface Servers {
  readonly receiver: Receiver;
  readonly browser: PushBrowser;
}

/** What a worker is sending to a person when this returns: both servers have it and do not answer. */
export async function partsBeingSent(
  person: TestClient,
  { receiver, browser }: Servers,
): Promise<Part[]> {
  const endpoint = `${browser.subscription.endpoint}/${person.username}`;
  await mustMutate(person, 'addPushSubscription', { ...browser.subscription, endpoint });
  await Hook.open(person, receiver.url(`/${person.username}`));
  const posted = new Promise<ServerResponse>((resolve) => {
    receiver.reply = (response) => resolve(response);
  });
  const pushed = new Promise<ServerResponse>((resolve) => {
    browser.answer = (response) => new Promise(() => resolve(response));
  });
  await notify(person);
  const cut = (response: ServerResponse) => {
    const closed = once(response, 'close');
    return () => closed;
  };
  return [
    { name: 'webhook being sent', ended: cut(await posted) },
    { name: 'push being sent', ended: cut(await pushed) },
  ];
}
