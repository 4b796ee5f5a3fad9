import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../../engine/index.js';
import { idOf } from '../../../../platform/api/ids.js';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { groupBy } from '../../../../platform/collections.js';
import { LinkPreviews } from '../../../../platform/http/web/link-previews.js';
import type { LinkPreview } from '../../../../platform/http/web/link-previews.js';
import { shownName, Users } from '../../../users/application/index.js';
import { MatchReader } from '../../application/index.js';
import { sideIndexOf } from '../../domain/sides.js';
import type { StoredMatch } from '../../domain/stored-match.js';

const SITE: InLanguages<LinkPreview> = {
  de: {
    title: 'Bummerl',
    description:
      'Schnapsen auf Distanz: mit Freunden und Bots, eine Karte am Tag oder eine Partie an einem Abend.',
  },
  en: {
    title: 'Bummerl',
    description:
      'Schnapsen by correspondence: play with friends and bots, a card a day or a match in an evening.',
  },
};

/** The players and the score of a match that everyone may watch, and what the site is. */
@Injectable()
export class MatchPreview implements OnModuleInit {
  constructor(
    private readonly previews: LinkPreviews,
    private readonly matches: MatchReader,
    private readonly users: Users,
  ) {}

  onModuleInit(): void {
    this.previews.describeSite(SITE);
    this.previews.register('match', (id) => this.find(id));
  }

  private async find(globalId: string): Promise<InLanguages<LinkPreview> | null> {
    const id = idOf('Match', globalId);
    // As a visitor who is not signed in sees it: null for a match without spectators.
    const viewed = id && (await this.matches.find(id, null));
    if (!viewed) return null;
    const { stored } = viewed;
    const users = await this.users.byIds(stored.players.map(({ userId }) => userId));
    const names = stored.players.map(({ userId }) => users.get(userId)?.username ?? null);
    return names.every((name) => name !== null) ? matchPreview(stored, names) : null;
  }
}

type Shown = Pick<StoredMatch, 'variant' | 'status' | 'score'>;

/** @param names the players by seat */
export function matchPreview(
  { variant, status, score }: Shown,
  names: readonly string[],
): InLanguages<LinkPreview> {
  const seats = groupBy(
    names.map((_, seat) => seat),
    (seat) => sideIndexOf(variant, seat),
  );
  const sides = [...seats.values()].map((side) => ({
    names: side.map((seat) => shownName(names[seat]!)).join(' & '),
    score: score[side[0]!]!,
  }));
  const title = sides.map((side) => side.names).join(' – ');
  const points = sides.map((side) => side.score).join(' : ');
  const isRunning = status === 'IN_PROGRESS';
  const game = variantOf(variant)!.names;
  return {
    de: { title, description: `${game.de}, ${isRunning ? 'läuft' : 'beendet'}. Stand ${points}.` },
    en: { title, description: `${game.en}, ${isRunning ? 'running' : 'over'}. Score ${points}.` },
  };
}
