import { EmailChannel } from './email.channel.js';
import { PushChannel } from './push.channel.js';

/** Every channel; a new one is a file here and a line below. */
export const CHANNELS = [EmailChannel, PushChannel];
export const CHANNEL_KEYS = CHANNELS.map(({ key }) => key);
/** What each channel is, by its key. */
export const CHANNEL_MEANINGS = Object.fromEntries(
  CHANNELS.map(({ key, meaning }) => [key, meaning]),
);
