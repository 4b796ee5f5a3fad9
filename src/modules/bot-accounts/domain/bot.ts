/** The profile of a bot. */
export interface BotProfile {
  readonly engine: string;
  readonly version: string;
  readonly description: string | null;
  /** An https or http address. */
  readonly homepage: string | null;
}

/** How many bots one user may own. */
export const MAX_BOTS = 20;

const MAX_LENGTHS = { engine: 60, version: 40, description: 500, homepage: 200 } as const;

/** Control characters, characters that change the direction of text, and unpaired surrogates. */
const UNCLEAN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

type Part = keyof BotProfile;

/** The invalid parts of a profile. */
export function profileProblems(profile: Partial<BotProfile>): Part[] {
  const { engine, version, description, homepage } = profile;
  const good: Readonly<Record<Part, boolean>> = {
    engine: engine === undefined || isLine(engine, MAX_LENGTHS.engine),
    version: version === undefined || isLine(version, MAX_LENGTHS.version),
    description: !description || isLine(description.replaceAll('\n', ' '), MAX_LENGTHS.description),
    homepage: !homepage || isAddress(homepage),
  };
  return (Object.keys(good) as Part[]).filter((part) => !good[part]);
}

const isLine = (text: string, most: number): boolean =>
  text.trim() !== '' && [...text].length <= most && !UNCLEAN.test(text);

/** Only https and http, since pages link to it: no `javascript:`, and no name or password in it. */
function isAddress(text: string): boolean {
  if (!isLine(text, MAX_LENGTHS.homepage) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '';
}
