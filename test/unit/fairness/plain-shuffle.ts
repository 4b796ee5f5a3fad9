/** The shuffle again, in the simplest code and directly from docs/fairness.md. The service must agree with it. */
import { createHash, createHmac } from 'node:crypto';

export const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Links 0 … `count` of a chain that ends with the link `secret`, each at its index. */
export function plainChain(secret: Buffer, count: number): Buffer[] {
  const links: Buffer[] = [];
  links[count] = secret;
  for (let k = count; k > 0; k--) links[k - 1] = sha256(links[k]!);
  return links;
}

/** The inputs of a stream, in the order in which they are hashed. */
export interface PlainInput {
  readonly link: Buffer;
  readonly fields: readonly string[];
}

/** The first `count` numbers of a stream. */
export function plainNumbers({ link, fields }: PlainInput, count: number): number[] {
  const numbers: number[] = [];
  for (let counter = 0; numbers.length < count; counter++) {
    let hex = '';
    for (const text of [...fields, String(counter)]) {
      const bytes = Buffer.from(text).toString('hex');
      hex += (bytes.length / 2).toString(16).padStart(8, '0') + bytes;
    }
    const block = createHmac('sha256', link).update(Buffer.from(hex, 'hex')).digest('hex');
    for (let i = 0; i < 8; i++) numbers.push(parseInt(block.slice(8 * i, 8 * i + 8), 16));
  }
  return numbers.slice(0, count);
}

/** The order that a list of numbers gives if none of them is rejected. */
export function plainOrder<T>(deck: readonly T[], numbers: readonly number[]): T[] {
  const order = [...deck];
  let used = 0;
  for (let i = deck.length - 1; i >= 1; i--) {
    let number = numbers[used++]!;
    while (number >= 4294967296 - (4294967296 % (i + 1))) number = numbers[used++]!;
    const j = number % (i + 1);
    const moved = order[i]!;
    order[i] = order[j]!;
    order[j] = moved;
  }
  return order;
}
