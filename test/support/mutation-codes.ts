/**
 * Finds the codes with which each mutation can be refused, in the source. It begins at the method of the resolver and
 * follows every name to its declaration; where a failure is made (`challengeFailure(code)`), the type of `code` says which
 * codes are possible. A path that never happens is followed as well, so a list may be longer than needed, but not shorter.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The codes of each mutation, by its name, in alphabetical order. */
export function mutationCodes(): Record<string, string[]> {
  const { options, fileNames } = parsed();
  const program = ts.createProgram(fileNames, options);
  const search = new CodeSearch(program);
  const found = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.resolver.ts'))
    .flatMap((file) => mutationsIn(file))
    .map((method) => [method.name.getText(), search.codesFrom(method)] as const);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parsed(): ts.ParsedCommandLine {
  const file = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  return ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, ROOT);
}

/** The methods of a file with the decorator `@Mutation`. */
function mutationsIn(file: ts.SourceFile): ts.MethodDeclaration[] {
  return file.statements
    .filter(ts.isClassDeclaration)
    .flatMap(({ members }) =>
      members
        .filter(ts.isMethodDeclaration)
        .filter((method) =>
          (ts.getDecorators(method) ?? []).some(
            ({ expression }) =>
              ts.isCallExpression(expression) && expression.expression.getText() === 'Mutation',
          ),
        ),
    );
}

/** Follows names from a method to all that it can reach. */
class CodeSearch {
  private readonly checker: ts.TypeChecker;
  /** What each declaration uses: other declarations of the source, and the codes of failures that it makes. */
  private readonly uses = new Map<ts.Node, { next: ts.Node[]; codes: string[] }>();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  codesFrom(start: ts.Node): string[] {
    const [seen, codes, waiting] = [new Set<ts.Node>(), new Set<string>(), [start]];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      const used = this.usesOf(node);
      used.codes.forEach((code) => codes.add(code));
      waiting.push(...used.next);
    }
    return [...codes].sort();
  }

  private usesOf(declaration: ts.Node): { next: ts.Node[]; codes: string[] } {
    const known = this.uses.get(declaration);
    if (known) return known;
    const found = { next: [] as ts.Node[], codes: [] as string[] };
    this.uses.set(declaration, found);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
      if (ts.isCallExpression(node)) found.codes.push(...this.codesOf(node));
      if (ts.isIdentifier(node)) found.next.push(...this.declarationsOf(node));
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
    return found;
  }

  /** The codes with which a call makes a failure; none for any other call. */
  private codesOf({ expression, arguments: [first] }: ts.CallExpression): string[] {
    if (!first || !this.makesFailure(expression)) return [];
    const type = this.checker.getTypeAtLocation(first);
    const types = type.isUnion() ? type.types : [type];
    return types.map((one) => {
      if (one.isStringLiteral()) return one.value;
      throw new Error(`${first.getSourceFile().fileName}: ${first.getText()} may be any text`);
    });
  }

  /** Whether a function was made by `failuresOf`. */
  private makesFailure(expression: ts.Expression): boolean {
    return this.declarationsOf(expression).some(
      (it) =>
        ts.isVariableDeclaration(it) &&
        it.initializer !== undefined &&
        ts.isCallExpression(it.initializer) &&
        it.initializer.expression.getText() === 'failuresOf',
    );
  }

  /** The functions, methods and constants of the source that a name stands for. */
  private declarationsOf(name: ts.Node): ts.Node[] {
    const symbol = this.checker.getSymbolAtLocation(name);
    if (!symbol) return [];
    const original =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return (original.declarations ?? []).filter(
      (it) => isOurs(it) && FOLLOWED.some((is) => is(it)),
    );
  }
}

const isOurs = (node: ts.Node): boolean => {
  const { fileName } = node.getSourceFile();
  return fileName.includes('/src/') && !fileName.includes('/node_modules/');
};

const FOLLOWED = [
  ts.isFunctionDeclaration,
  ts.isMethodDeclaration,
  ts.isGetAccessorDeclaration,
  ts.isVariableDeclaration,
  ts.isPropertyDeclaration,
  ts.isPropertyAssignment,
];
