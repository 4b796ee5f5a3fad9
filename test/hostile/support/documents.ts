/** Documents made from a schema: random operations with random selections, arguments and variables. */
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  OperationTypeNode,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { Chance } from './chance.js';
import { literalOf } from './values.js';
import type { Values } from './values.js';

type Field = GraphQLField<unknown, unknown>;

/** The content of a GraphQL request. */
export interface Operation {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
}

const MOST_FIELDS = 40;
const DEEPEST = 5;

/** Writes one operation. */
export class DocumentWriter {
  private readonly declared: string[] = [];
  private readonly variables: Record<string, unknown> = {};
  private readonly fragments: string[] = [];
  private written = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly chance: Chance,
    private readonly values: Values,
  ) {}

  write(kind: OperationTypeNode, weightOf: (field: string) => number): Operation {
    const fields = Object.values(this.schema.getRootType(kind)!.getFields());
    const weights = Object.fromEntries(fields.map(({ name }) => [name, weightOf(name)]));
    const roots = kind === OperationTypeNode.SUBSCRIPTION ? 1 : this.chance.pick([1, 1, 1, 2, 3]);
    const chosen = this.chance.list(roots, () => this.chance.weighted(weights));
    const body = chosen.map((name) =>
      this.field(
        fields.find((f) => f.name === name)!,
        0,
        true,
      ),
    );
    const head = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    const main = `${kind} Main${head} { ${body.join(' ')} }`;
    return { query: this.around(main), ...this.parameters() };
  }

  /** Rarely true, as a document that breaks the schema is refused before any value in it is checked. */
  private isOdd(): boolean {
    return this.values.isWild() && this.chance.happens(0.1);
  }

  /** The other definitions of the document. */
  private around(main: string): string {
    const other = this.chance.happens(0.1) ? ['query Other { __typename }'] : [];
    return [...other, main, ...this.fragments].join('\n');
  }

  private parameters(): Omit<Operation, 'query'> {
    const variables = this.isOdd() ? this.values.wild() : this.variables;
    const name = this.isOdd() ? this.values.wild() : 'Main';
    const extensions = this.isOdd() ? { extensions: this.values.wild() } : {};
    return { variables, operationName: name, ...extensions };
  }

  private field(field: Field, depth: number, isRoot = false): string {
    this.written += 1;
    const alias = isRoot || this.chance.happens(0.1) ? `a${this.written}: ` : '';
    const given = field.args.filter((arg) => this.isGiven(arg));
    const args = given.map((arg) => `${arg.name}: ${this.argument(arg)}`);
    const list = args.length > 0 ? `(${args.join(', ')})` : '';
    return `${alias}${field.name}${list}${this.directive()}${this.selection(field.type, depth)}`;
  }

  private isGiven(arg: GraphQLArgument): boolean {
    return isRequiredArgument(arg) ? !this.isOdd() : this.chance.happens(0.4);
  }

  private argument(arg: GraphQLArgument): string {
    const isPage = arg.name === 'first' && !this.values.isWild();
    const value = isPage ? this.chance.pick([1, 2, 3]) : this.values.of(arg.type, arg.name);
    if (this.chance.happens(0.4)) return literalOf(value);
    const name = `v${this.declared.length}`;
    const type = this.isOdd() ? this.chance.pick(['Int', '[ID!]!', 'JSON']) : arg.type;
    const fallback = this.isOdd() ? ` = ${literalOf(this.values.wild())}` : '';
    this.declared.push(`$${name}: ${String(type)}${fallback}`);
    if (!this.isOdd()) this.variables[name] = value;
    return `$${name}`;
  }

  private directive(): string {
    if (!this.chance.happens(0.05)) return '';
    const wild = [
      ' @defer',
      ' @skip',
      ' @include(if: null)',
      ' @nothing(a: "b")',
      ' @skip(if: $x)',
    ];
    return this.isOdd() ? this.chance.pick(wild) : ' @include(if: true)';
  }

  private selection(output: GraphQLOutputType, depth: number): string {
    const type = getNamedType(output);
    if (isLeafType(type)) return this.isOdd() ? ' { x }' : '';
    if (isAbstractType(type)) return ` { __typename ${this.fragmentsOn(type.name, depth)} }`;
    return ` { ${this.fieldsOf(type.name, depth)} }`;
  }

  /** Named or inline fragments on two of an abstract type's possible types. */
  private fragmentsOn(name: string, depth: number): string {
    const possible = this.schema.getPossibleTypes(this.schema.getType(name) as never);
    const chosen = this.chance.list(2, () => this.chance.pick(possible).name);
    return chosen.map((type) => this.fragment(type, depth)).join(' ');
  }

  private fragment(type: string, depth: number): string {
    const fields = this.fieldsOf(type, depth + 1);
    if (this.chance.happens(0.5)) return `... on ${type} { ${fields} }`;
    const name = `F${this.fragments.length}`;
    const itself = this.isOdd() ? ` ...${name}` : '';
    this.fragments.push(`fragment ${name} on ${type} { ${fields}${itself} }`);
    return `...${name}`;
  }

  private fieldsOf(name: string, depth: number): string {
    const type = this.schema.getType(name);
    if (!isObjectType(type)) return '__typename';
    const mayNest = depth < DEEPEST && this.written < MOST_FIELDS;
    const fields = Object.values(type.getFields()).filter(
      (field) => mayNest || isLeafType(getNamedType(field.type)),
    );
    const share = Math.min(0.9, 3.5 / fields.length);
    const chosen = fields.filter(() => this.chance.happens(share));
    const inner = chosen.map((field) => this.field(field, depth + 1));
    return this.isOdd() ? [...inner, 'unknown'].join(' ') : ['__typename', ...inner].join(' ');
  }
}
