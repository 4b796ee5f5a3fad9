/** Takes the packages out of a source map: what is left is short, and enough to read a trace of ours. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (let value = 0; value < 64; value++) VALUES[DIGITS.charCodeAt(value)] = value;

const [COMMA, SEMICOLON] = [44, 59];

/** A segment's first numbers: column, source, its line, its column. Each is written as what it grew by. */
const FIELDS = 4;

function encode(number) {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += DIGITS[rest ? digit | 32 : digit];
  } while (rest);
  return text;
}

/** What is written again of the segments that are read. */
class Writer {
  text = '';
  last = [0, 0, 0, 0];
  separator = '';
  mapped = false;

  /** @param wanted whether the segment's source is; the first other one after it says that it has none */
  segment(numbers, wanted) {
    if (!wanted && !this.mapped) return;
    this.mapped = wanted;
    this.text += this.separator;
    this.separator = ',';
    for (let field = 0; field < (wanted ? FIELDS : 1); field++) {
      this.text += encode(numbers[field] - this.last[field]);
      this.last[field] = numbers[field];
    }
  }

  line() {
    this.text += ';';
    this.last[0] = 0;
    this.separator = '';
  }
}

/** One pass over millions of letters, without an object for each of them. */
function filter(mappings, own) {
  const out = new Writer();
  const numbers = [0, 0, 0, 0, 0];
  let field = 0;
  let number = 0;
  let shift = 0;
  for (let at = 0; at < mappings.length; at++) {
    const code = mappings.charCodeAt(at);
    if (code === COMMA || code === SEMICOLON) {
      if (field > 0) out.segment(numbers, field >= FIELDS && own[numbers[1]]);
      field = 0;
      if (code === COMMA) continue;
      out.line();
      numbers[0] = 0;
      continue;
    }
    const digit = VALUES[code];
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers[field++] += number & 1 ? -(number >>> 1) : number >>> 1;
    number = shift = 0;
  }
  if (field > 0) out.segment(numbers, field >= FIELDS && own[numbers[1]]);
  return out.text;
}

/** @returns the map as it was, but for the places in sources that are not `isOwn` */
export function ownMappings({ sources, mappings }, isOwn) {
  const own = sources.map(isOwn);
  return {
    version: 3,
    sources: sources.map((source, at) => (own[at] ? source : '')), // they are named by their numbers
    names: [],
    mappings: filter(mappings, own),
  };
}
