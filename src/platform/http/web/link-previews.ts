import { Injectable, Logger } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../addresses.js';
import type { InLanguages, Language } from '../../api/reader.js';
import { putLast } from '../../collections.js';
import { errorText } from '../../errors.js';

/** What a link shows before it is opened, in one language. Plain text. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Whether search engines must not list the page, because its address is a secret. */
  readonly isSecret?: boolean;
  /** The segment under which the page is found now, if it is another one: the new name of a user. */
  readonly movedTo?: string;
}

/** Finds the preview of an address from its variable segment; null if there is nothing that everyone may see. */
export type FindPreview = (segment: string) => Promise<InLanguages<LinkPreview> | null>;

/** A page, and who wants its preview. */
interface Wanted {
  /** The path without its first slash, as it was sent. */
  readonly path: string;
  readonly language: Language;
  readonly address: string;
}

interface Kept {
  readonly until: number;
  readonly found: Promise<InLanguages<LinkPreview> | null>;
}

const KEPT_MILLIS = 60_000;
const MOST_KEPT = 1_000;
/** No id, name or token is longer. */
const LONGEST_SEGMENT = 200;
/** Look-ups that run at the same time. */
const MOST_RUNNING = 8;
/** The page does not wait longer for its preview. */
const PATIENCE_MILLIS = 400;
const PER_NETWORK = { points: 120, duration: 60 };

/** What a page says of itself until a module has described the site. */
const UNDESCRIBED: LinkPreview = { title: 'Bummerl', description: '' };

/**
 * The previews of shared links (Open Graph). Modules register how to find those of their pages. Programs that fetch a
 * page for its preview run no script, and cannot be told from browsers. So every page has its preview, and finding it is
 * bounded: by the network, in number, in time, and kept for a minute. Without a preview a page has that of the site.
 */
@Injectable()
export class LinkPreviews {
  private readonly logger = new Logger(LinkPreviews.name);
  private readonly finders = new Map<string, FindPreview>();
  private readonly kept = new Map<string, Kept>();
  private readonly networks = new RateLimiterMemory(PER_NETWORK);
  private site: InLanguages<LinkPreview> | null = null;
  private running = 0;

  /** @param name the first segment of the address: `match` for `/match/:id` and the pages below it */
  register(name: string, find: FindPreview): void {
    if (this.finders.has(name)) throw new Error(`two modules have previews of /${name}`);
    this.finders.set(name, find);
  }

  /** Sets the preview of all other pages. */
  describeSite(site: InLanguages<LinkPreview>): void {
    this.site = site;
  }

  /** Whether the pages at this path have previews of their own. */
  has(path: string): boolean {
    return this.finders.has(path.split('/', 1)[0]!);
  }

  /** The preview of a page; null for that of the site. Never fails. */
  async find({ path, language, address }: Wanted): Promise<LinkPreview | null> {
    const parsed = parsePath(path, this.finders);
    if (!parsed) return null;
    const kept = this.keptFor(parsed.key) ?? (await this.lookUp(parsed, address));
    const found = kept && (await within(PATIENCE_MILLIS, kept.found));
    return found && found[language];
  }

  siteIn(language: Language): LinkPreview {
    return this.site?.[language] ?? UNDESCRIBED;
  }

  private keptFor(key: string): Kept | null {
    const kept = this.kept.get(key);
    return kept && kept.until > Date.now() ? kept : null;
  }

  private async lookUp({ key, segment, find }: Parsed, address: string): Promise<Kept | null> {
    if (this.running >= MOST_RUNNING || !(await this.mayAsk(address))) return null;
    this.running += 1;
    const found = find(segment)
      .then((preview) => {
        // Kept, it would lead in a circle with the new name's once the user takes the old one back.
        if (preview?.en.movedTo !== undefined) this.kept.delete(key);
        return preview;
      })
      .catch((error: unknown) => {
        this.logger.warn(`no preview of ${key.split('/')[0]!}: ${errorText(error)}`);
        return null;
      })
      .finally(() => {
        this.running -= 1;
      });
    const kept = { until: Date.now() + KEPT_MILLIS, found };
    putLast(this.kept, key, kept, MOST_KEPT);
    return kept;
  }

  private mayAsk(address: string): Promise<boolean> {
    return this.networks.consume(networkOf(address)).then(
      () => true,
      () => false,
    );
  }
}

interface Parsed {
  readonly key: string;
  readonly segment: string;
  readonly find: FindPreview;
}

function parsePath(path: string, finders: ReadonlyMap<string, FindPreview>): Parsed | null {
  const [name = '', written = ''] = path.split('/').filter((part) => part !== '');
  const find = finders.get(name);
  if (!find || written === '' || written.length > LONGEST_SEGMENT) return null;
  // The router has refused addresses that cannot be decoded.
  return { key: `${name}/${written}`, segment: decodeURIComponent(written), find };
}

/** The address of a page that is found under another segment now. */
export function movedAddress(url: string, segment: string): string {
  const [path = '', ...query] = url.split('?');
  const [name = '', , ...below] = path.split('/').filter((part) => part !== '');
  return [`/${[name, encodeURIComponent(segment), ...below].join('/')}`, ...query].join('?');
}

/** The result, or null if it takes longer. */
function within<T>(millis: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, millis, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
