/** Reads the QR codes on pages as a camera does: from their pictures (`qr`, MIT or Apache 2.0, without dependencies). */
import type { Locator } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { pixelsOf } from '../../pictures/png.js';

/** The decoder stops its optional tries after this time. On a busy machine its default is too short. */
const PATIENCE_MILLIS = 10_000;

/** The text of a QR code. */
export async function textOfCode(code: Locator): Promise<string> {
  const { width, height, colours } = pixelsOf(await code.screenshot());
  const data = new Uint8Array(colours.length * 3);
  colours.forEach((colour, i) =>
    data.set([colour >> 16, (colour >> 8) & 255, colour & 255], i * 3),
  );
  return decodeQR({ width, height, data }, { format: 'RGB', timeLimit: PATIENCE_MILLIS });
}
