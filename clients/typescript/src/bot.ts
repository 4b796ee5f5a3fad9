import { Client } from './client.js';
import type { ClientOptions } from './client.js';
import { BotEventsDocument, EventCursorDocument } from './generated/graphql.js';
import type {
  BotChallengeFragment,
  BotEventsSubscription,
  BotMatchFragment,
  BotMessageFragment,
  Phrase,
} from './generated/graphql.js';
import { BotActions } from './bot-actions.js';
import { BRIEF, endless } from './patience.js';
import { RequestFailed } from './problems.js';
import { Turns } from './bot-turns.js';

/** A match as the bot's seat sees it. */
export type BotTurn = BotMatchFragment;
/** A challenge that names the bot. */
export type BotChallenge = BotChallengeFragment;
/** A message to the bot: a text or a phrase. */
export type BotMessage = BotMessageFragment;

type Answer<T> = T | Promise<T>;

/** What an error was about: the callback, and the match or challenge. */
export interface BotError {
  readonly callback: 'choose' | 'onChallenge' | 'onMatchStart' | 'onMatchEnd' | 'onMessage';
  /** The id of the match; for `onChallenge` that of the challenge. */
  readonly id: string;
}

export interface BotOptions extends ClientOptions {
  /** Returns one of `turn.deal.legal`, or several that are played in order. */
  readonly choose: (turn: BotTurn) => Answer<string | readonly string[]>;
  /** Returns true to accept a challenge that names the bot, false to decline it, and nothing to let it wait. */
  readonly onChallenge?: (challenge: BotChallenge) => Answer<boolean | void>;
  /** Called when a match has begun. May return a phrase to send. */
  readonly onMatchStart?: (match: BotTurn) => Answer<Phrase | void>;
  /** Called when a match has ended, however it ended. May return a phrase to send. */
  readonly onMatchEnd?: (match: BotTurn) => Answer<Phrase | void>;
  /** Called with each message of another player. May return a phrase to send. */
  readonly onMessage?: (message: BotMessage) => Answer<Phrase | void>;
  /** The last cursor that `onCursor` stored: the bot goes on after it. Without it, the bot begins with what waits now. */
  readonly cursor?: string | null;
  /** Called with the cursor of each event when it and all earlier events have been handled. */
  readonly onCursor?: (cursor: string) => void;
  /**
   * Called after an error in one match or challenge. The others go on, and a turn is tried again after
   * `retryTurnMillis`.
   */
  readonly onError: (error: unknown, about: BotError) => void;
  /** How long after an error a turn is tried again: a minute. */
  readonly retryTurnMillis?: number;
  readonly signal?: AbortSignal;
}

type BotEvent = BotEventsSubscription['eventAdded'];

/**
 * Lives the life of a bot by one stream: challenges that name it, matches that begin, turns, matches that end, and
 * messages. It begins with the turns and challenges that wait. Matches are played in parallel; what happens in one
 * match is handled in order.
 *
 * @returns when the signal is aborted
 * @throws RequestFailed when the service refuses the bot
 */
export async function createBot(options: BotOptions): Promise<void> {
  const stop = new AbortController();
  const { signal = stop.signal, ...callbacks } = options;
  const patience = { ...endless(BRIEF), ...options.patience };
  const bot = new Bot(new Client({ ...options, patience }), callbacks, signal);
  try {
    await bot.run(options.cursor ?? null);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  await bot.finished();
}

class Bot {
  /** The work in progress, by match or challenge. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly turns: Turns;
  private readonly actions: BotActions;
  /** The challenges that waited at the start: the stream may bring them again. */
  private readonly known = new Set<string>();
  /** Settles when all events so far have been handled. */
  private handled: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly client: Client,
    private readonly options: BotOptions,
    private readonly signal: AbortSignal,
  ) {
    this.turns = new Turns(client, options.choose, signal);
    this.actions = new BotActions(client, signal);
  }

  /** The cursor is taken before the state is read, so that nothing is lost in between. */
  async run(stored: string | null): Promise<void> {
    const after = stored ?? (await this.newestCursor());
    await this.beginWithState();
    const variables = { after };
    const resume = ({ eventAdded }: BotEventsSubscription) => ({ after: eventAdded.cursor });
    const { signal } = this;
    const events = this.client.stream({ document: BotEventsDocument, variables, resume, signal });
    try {
      for await (const { eventAdded } of events) this.hear(eventAdded);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.code !== 'EVENTS_CLEARED') throw error;
      await this.run(null);
    }
  }

  async finished(): Promise<void> {
    await Promise.all(this.running.values());
    await this.handled;
  }

  private async newestCursor(): Promise<string> {
    const { eventCursor } = await this.client.request(EventCursorDocument, {}, this.signal);
    this.options.onCursor?.(eventCursor);
    return eventCursor;
  }

  private async beginWithState(): Promise<void> {
    for await (const turn of this.actions.waitingTurns()) void this.play(turn);
    if (!this.options.onChallenge) return;
    for await (const challenge of this.actions.waitingChallenges()) {
      this.known.add(challenge.id);
      void this.answer(challenge);
    }
  }

  private hear(event: BotEvent): void {
    const { cursor } = event;
    const work = this.workFor(event);
    this.handled = Promise.all([this.handled, work]).then(() => {
      if (!this.signal.aborted) this.options.onCursor?.(cursor);
    });
  }

  /** Settles when an event has been handled. Turns are not waited for: a bot that starts again finds them. */
  private async workFor(event: BotEvent): Promise<void> {
    if (event.__typename === 'NotificationEvent') return this.notice(event.notification);
    const { matchId, type, match } = event;
    if (type === 'MATCH_STARTED') return this.begin(matchId);
    if (match && match.status === 'IN_PROGRESS') void this.play(match);
    else if (match) return this.end(match);
  }

  private async notice({
    challenge,
    message,
  }: Extract<BotEvent, { __typename: 'NotificationEvent' }>['notification']): Promise<void> {
    if (challenge && !this.known.delete(challenge.id)) await this.answer(challenge);
    if (message)
      await this.reply('onMessage', message.matchId, () => this.options.onMessage?.(message));
  }

  private play(turn: BotTurn): Promise<void> {
    return this.inOrder({ callback: 'choose', id: turn.id }, () => this.turns.play(turn));
  }

  private async begin(id: string): Promise<void> {
    const { onMatchStart } = this.options;
    if (!onMatchStart) return;
    await this.reply('onMatchStart', id, async () => {
      const match = await this.actions.matchNow(id);
      return match ? onMatchStart(match) : undefined;
    });
  }

  private async end(match: BotTurn): Promise<void> {
    this.turns.forget(match.id);
    await this.reply('onMatchEnd', match.id, () => this.options.onMatchEnd?.(match));
  }

  private reply(
    callback: BotError['callback'],
    id: string,
    call: () => Answer<Phrase | void> | undefined,
  ): Promise<void> {
    return this.inOrder({ callback, id }, async () => {
      const phrase = await call();
      if (phrase) await this.actions.say(id, phrase);
    });
  }

  private async answer(challenge: BotChallenge): Promise<void> {
    if (challenge.status !== 'OPEN') return;
    await this.inOrder({ callback: 'onChallenge', id: challenge.id }, async () => {
      const answer = await this.options.onChallenge?.(challenge);
      if (typeof answer === 'boolean') await this.actions.answer(challenge.id, answer);
    });
  }

  /** Does something after what came before it in the same match. An error concerns only this match. */
  private inOrder(about: BotError, work: () => Promise<void>): Promise<void> {
    const before = this.running.get(about.id) ?? Promise.resolve();
    const done: Promise<void> = before
      .then(() => (this.signal.aborted ? undefined : work()))
      .catch((error: unknown) => this.report(error, about))
      .finally(() => {
        if (this.running.get(about.id) === done) this.running.delete(about.id);
      });
    this.running.set(about.id, done);
    return done;
  }

  private report(error: unknown, about: BotError): void {
    if (this.signal.aborted) return;
    const { onError, retryTurnMillis = RETRY_TURN_MILLIS } = this.options;
    onError(error, about);
    if (about.callback !== 'choose') return;
    void this.actions.matchAfter(about.id, retryTurnMillis).then(
      (match) => match && this.play(match),
      (failure: unknown) => this.report(failure, about),
    );
  }
}

const RETRY_TURN_MILLIS = 60_000;
