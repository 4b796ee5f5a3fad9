/** Values for the schema's input types: valid ones, and with some probability wild ones. */
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLInputField, GraphQLInputObjectType, GraphQLInputType } from 'graphql';
import type { Chance } from './chance.js';
import { GOOD_TEXTS, PLAN_RULES } from './known.js';
import type { Known } from './known.js';
import { WILD_NUMBERS, WILD_TEXTS, WILD_TIMES, wildJson } from './wild-values.js';

/** An enum value: a bare word in a document, a text in variables. */
export class EnumWord {
  constructor(readonly word: string) {}

  toJSON(): string {
    return this.word;
  }
}

/** Makes values from an attacker's knowledge. `wildness` is the probability of a wild choice. */
export class Values {
  constructor(
    private readonly chance: Chance,
    private readonly known: Known,
    private readonly wildness: number,
  ) {}

  isWild(): boolean {
    return this.chance.happens(this.wildness);
  }

  /** @param name of the argument or field that takes the value */
  of(type: GraphQLInputType, name: string, depth = 0): unknown {
    if (this.isWild()) return this.wild();
    if (isNonNullType(type)) return this.of(type.ofType, name, depth);
    if (isListType(type)) return this.list(type.ofType, name, depth);
    if (isEnumType(type)) return new EnumWord(this.chance.pick(type.getValues()).name);
    if (isInputObjectType(type)) return this.object(type, depth);
    return this.scalar(type.name, name);
  }

  wild(): unknown {
    const { chance } = this;
    const kind = chance.weighted({ text: 4, number: 3, json: 2, id: 2, null: 1, word: 1 });
    if (kind === 'text') return chance.pick(WILD_TEXTS);
    if (kind === 'number') return chance.pick(WILD_NUMBERS);
    if (kind === 'json') return wildJson(chance);
    if (kind === 'id') return chance.pick(Object.values(this.known.ids).flat());
    return kind === 'null' ? null : new EnumWord(chance.pick(['NONE', 'true', 'X', 'OPEN']));
  }

  private list(type: GraphQLInputType, name: string, depth: number): unknown[] {
    const length = this.isWild() ? this.chance.pick([0, 17, 300]) : this.chance.below(3);
    return this.chance.list(length, () => this.of(type, name, depth + 1));
  }

  private object(type: GraphQLInputObjectType, depth: number): object {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf
      ? [this.chance.pick(fields)]
      : fields.filter((field) => this.isGiven(field, depth));
    const entries = given.map((field) => [field.name, this.of(field.type, field.name, depth + 1)]);
    return Object.fromEntries(this.isWild() ? [...entries, ['unknown', 1]] : entries) as object;
  }

  private isGiven(field: GraphQLInputField, depth: number): boolean {
    if (isRequiredInputField(field)) return !this.isWild();
    return depth < 4 && this.chance.happens(0.4);
  }

  private scalar(type: string, name: string): unknown {
    const { chance } = this;
    if (type === 'Boolean') return chance.happens(0.5);
    if (type === 'Int') return this.whole(name);
    if (type === 'Float') return chance.next() * 10;
    if (type === 'DateTime') return this.time();
    if (type === 'JSON') return chance.pick(name === 'rules' ? PLAN_RULES : [{}, { a: 1 }]);
    return type === 'ID' ? this.id(name) : this.text(name);
  }

  private whole(name: string): number {
    if (/seconds/i.test(name)) return this.chance.pick([3_600, 86_400, 600_000]);
    return this.chance.pick([0, 1, 2, 3, 7, 20, 60, 600, 2026]);
  }

  private time(): string {
    return this.isWild() ? this.chance.pick(WILD_TIMES) : '2027-01-01T00:00:00.000Z';
  }

  private id(name: string): string {
    const type = Object.keys(this.known.ids).find((key) =>
      name.toLowerCase().includes(key.toLowerCase()),
    );
    const hinted = type === undefined ? Object.values(this.known.ids).flat() : this.known.ids[type];
    return this.chance.pick(hinted!);
  }

  private text(name: string): string {
    const good = GOOD_TEXTS[name]?.(this.known) ?? ['good', 'grüß Gott', 'x'.repeat(60)];
    return good.length > 0 && !this.isWild() ? this.chance.pick(good) : this.wildText();
  }

  private wildText(): string {
    return this.chance.pick([...WILD_TEXTS, ...this.known.tokens]);
  }
}

/** Deeper literals would overflow this process's own stack. */
const DEEPEST_LITERAL = 500;

/** A value as a literal in a document. */
export function literalOf(value: unknown, depth = 0): string {
  if (value instanceof EnumWord) return value.word;
  if (depth > DEEPEST_LITERAL) return 'null';
  const below = (item: unknown) => literalOf(item, depth + 1);
  if (Array.isArray(value)) return `[${value.map(below).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([name]) => /^[_A-Za-z]\w*$/.test(name));
  return `{${fields.map(([name, field]) => `${name}: ${below(field)}`).join(', ')}}`;
}
