/** A bot in each language that writes down what it hears. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBot } from '../../clients/typescript/src/index.js';
import { Program, PYTHON } from './programs.js';

/** A running bot. It accepts unrated challenges, says HELLO, and fails on the text `fail`. */
export interface LivingBot {
  /** What it has heard, in order: `challenge ID`, `start ID`, `message TEXT`, `end ID REASON`, `error ID`. */
  heard(): Promise<readonly string[]>;
  /** The last cursor that it has stored. */
  cursor(): Promise<string | null>;
  stop(): Promise<void>;
}

export type StartBot = (url: string, token: string, cursor: string | null) => Promise<LivingBot>;

export const startTypescriptBot: StartBot = (url, token, stored) => {
  const heard: string[] = [];
  let cursor = stored;
  const stop = new AbortController();
  const running = createBot({
    url,
    token,
    cursor,
    signal: stop.signal,
    onCursor: (newest) => (cursor = newest),
    choose: ({ deal }) => deal.legal[0]!,
    onChallenge: ({ id, rated }) => {
      heard.push(`challenge ${id}`);
      return rated ? undefined : true;
    },
    onMatchStart: ({ id }) => {
      heard.push(`start ${id}`);
      return 'HELLO';
    },
    onMatchEnd: ({ id, status }) => void heard.push(`end ${id} ${status}`),
    onMessage: ({ text, phrase }) => {
      heard.push(`message ${text ?? phrase}`);
      if (text === 'fail') throw new Error('a mistake');
    },
    onError: (_, { id }) => heard.push(`error ${id}`),
  });
  return Promise.resolve({
    heard: () => Promise.resolve(heard),
    cursor: () => Promise.resolve(cursor),
    stop: async () => {
      stop.abort();
      await running;
    },
  });
};

const PROGRAM = `
import os, sys
from bummerl import Client
from bummerl.bot import Bot, run

def write(name, text, mode="a"):
    with open(os.path.join(os.environ["FOLDER"], name), mode) as file:
        file.write(text)

class Writer(Bot):
    def choose(self, turn):
        return turn["deal"]["legal"][0]

    def on_challenge(self, challenge):
        write("heard", "challenge %s\\n" % challenge["id"])
        return None if challenge["rated"] else True

    def on_match_start(self, match):
        write("heard", "start %s\\n" % match["id"])
        return "HELLO"

    def on_match_end(self, match):
        write("heard", "end %s %s\\n" % (match["id"], match["status"]))

    def on_message(self, message):
        write("heard", "message %s\\n" % (message["text"] or message["phrase"]))
        if message["text"] == "fail":
            raise ValueError("a mistake")

    def on_cursor(self, cursor):
        write("cursor", cursor, "w")

    def on_error(self, error, id):
        write("heard", "error %s\\n" % id)

run(Client(os.environ["BUMMERL_URL"], token=os.environ["BUMMERL_TOKEN"], patient=True), Writer(), os.environ.get("CURSOR"))
`;

export const startPythonBot: StartBot = async (url, token, stored) => {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-bot-'));
  const [program, heard, cursor] = ['bot.py', 'heard', 'cursor'].map((name) => join(folder, name));
  await writeFile(program!, PROGRAM);
  await writeFile(heard!, '');
  await writeFile(cursor!, stored ?? '');
  const running = new Program('python3', [program!], {
    PYTHONPATH: resolve(PYTHON),
    FOLDER: folder,
    BUMMERL_URL: url,
    BUMMERL_TOKEN: token,
    ...(stored && { CURSOR: stored }),
  });
  return {
    heard: async () => {
      running.assertRuns();
      return (await readFile(heard!, 'utf8')).split('\n').filter((line) => line !== '');
    },
    cursor: async () => (await readFile(cursor!, 'utf8')) || null,
    stop: async () => void (await running.stop()),
  };
};
