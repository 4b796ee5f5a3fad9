/** Citations of docs/rules/specification.md: `rules 4.9`, `rules S3`, `rules 5.9, S2, S4 „Spiel ausmelden"`. */

/** The parts that can be cited: the numbers of the sections and the names of the sources. */
export interface Specification {
  /** The GitHub anchor of each section and source: `4.9`, `S3`. */
  readonly anchors: ReadonlyMap<string, string>;
}

const HEADING = /^#{2,3} (\d+(?:\.\d+)?) (?:(S\d): )?.*$/gm;

/** GitHub's anchor of a heading's text. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** The sections and sources of the specification's text. @throws Error where two have one number */
export function specificationOf(markdown: string): Specification {
  const anchors = new Map<string, string>();
  for (const [line, section, source] of markdown.matchAll(HEADING)) {
    const anchor = anchorOf(line.replace(/^#+ /, ''));
    for (const name of source === undefined ? [section!] : [section!, source]) {
      if (anchors.has(name)) throw new Error(`two sections have the number ${name}`);
      anchors.set(name, anchor);
    }
  }
  return { anchors };
}

const REFERENCE = /(?:\d+(?:\.\d+)?(?![\d.]*\d)|S\d)(?: [„"][^"“”\n]*["“”])?/.source;
const CITATION = new RegExp(`\\b[Rr]ules (${REFERENCE}(?:(?:, | and )${REFERENCE})*)`, 'g');
const NAME = /(\d+(?:\.\d+)?|S\d)(?: [„"][^"“”]*["“”])?/g;

/** Texts that may only be part of a citation: the name of a source, and the form that citations had before. */
const STRAY = /\bS[0-4]\b|\bRULES(?:\.md| §)/g;

/** A text without line breaks inside sentences, so that a citation may run over the end of a line. */
const joined = (text: string): string => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ');

/** The mistakes in the citations of a text that is not Markdown. */
export function codeFaults({ anchors }: Specification, text: string): string[] {
  const faults: string[] = [];
  const rest = joined(text).replace(CITATION, (whole, references: string) => {
    for (const [, name] of references.matchAll(NAME))
      if (!anchors.has(name!)) faults.push(`${whole}: the specification has no ${name!}`);
    return '';
  });
  for (const [stray] of rest.matchAll(STRAY)) faults.push(`${stray} is not a citation`);
  return faults;
}

/** A citation as Markdown links to `page`. */
export const linked = ({ anchors }: Specification, citation: string, page: string): string =>
  citation
    .replace(/^rules /, '')
    .replace(NAME, (whole, name: string) =>
      whole.replace(name, `[${name}](${page}#${anchors.get(name) ?? ''})`),
    );

const FENCED = /^ *```.*?^ *```$/gms;
const CODE = /`[^`\n]*`/g;
const COMMENT = /<!--.*?-->/gs;
const LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g;
const DEFINITION = /^\[([^\]]+)\]: (\S+)$/gm;
const SHORT_LINK = /\[(S\d)\](?![([])/g;
const TITLE = /^#{2,3} \d+\.\d+ S\d: .*$/gm;

/** Whether a link goes to the specification, and its anchor. */
function anchorIn(target: string, isSpecification: boolean): string | null {
  const [file, anchor] = target.split('#');
  const isInside = file === '' ? isSpecification : file!.endsWith('specification.md');
  return isInside ? (anchor ?? '') : null;
}

/** The mistake in a link to the specification, if any. */
function linkFaults({ anchors }: Specification, text: string, anchor: string): string[] {
  const known = new Set(anchors.values());
  if (anchor !== '' && !known.has(anchor)) return [`[${text}]: no anchor #${anchor}`];
  const [, name] = /^(?:[Rr]ules )?(\d+(?:\.\d+)?|S\d)$/.exec(text) ?? [];
  if (name === undefined || anchors.get(name) === anchor) return [];
  return [`[${text}] leads to #${anchor}`];
}

/** The mistakes in the citations of a Markdown text, where each of them must be a link. */
export function markdownFaults(
  specification: Specification,
  markdown: string,
  isSpecification = false,
): string[] {
  const faults: string[] = [];
  const check = (text: string, target: string) => {
    const anchor = anchorIn(target, isSpecification);
    if (anchor === null) return text;
    faults.push(...linkFaults(specification, text, anchor));
    return '';
  };
  const written = markdown.replace(FENCED, '').replace(CODE, '').replace(COMMENT, '');
  const defined = new Set<string>();
  const rest = written
    .replace(DEFINITION, (_, name: string, target: string) => {
      defined.add(name);
      return check(name, target);
    })
    .replace(LINK, (_, text: string, target: string) => check(text, target))
    .replace(SHORT_LINK, (whole, name: string) => (defined.has(name) ? '' : whole))
    .replace(isSpecification ? TITLE : /(?!)/g, '');
  for (const [citation] of joined(rest).matchAll(CITATION))
    faults.push(`${citation} is not a link`);
  for (const [stray] of rest.matchAll(STRAY)) faults.push(`${stray} is not a link`);
  return faults;
}
