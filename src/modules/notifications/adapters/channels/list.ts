import { EmailChannel } from './email.channel.js';
import { PushChannel } from './push.channel.js';

/** All channels; a new one is a file here and an entry below. */
export const CHANNELS = [EmailChannel, PushChannel];
export const CHANNEL_KEYS = CHANNELS.map(({ key }) => key);
/** The description of each channel, by its key. */
export const CHANNEL_MEANINGS = Object.fromEntries(
  CHANNELS.map(({ key, meaning }) => [key, meaning]),
);
