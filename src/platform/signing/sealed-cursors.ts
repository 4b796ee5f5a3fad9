import { Injectable } from '@nestjs/common';
import type { CursorForm } from '../api/page.js';
import { SecretCipher } from './secret-cipher.js';

const PURPOSE = 'cursor';

/**
 * Cursors for lists from which somebody is left out because the viewer may not see them. A page may end there, so nobody
 * may read its cursor; and nobody may make one, because where a page begins says who was left out.
 */
@Injectable()
export class SealedCursors {
  constructor(private readonly cipher: SecretCipher) {}

  /** @param list a cursor of another list is refused */
  of(list: string): CursorForm {
    return {
      encode: (position) => {
        const bytes = Buffer.from(JSON.stringify(position));
        return this.cipher.encrypt(PURPOSE, list, bytes).toString('base64url');
      },
      decode: (cursor) => {
        const bytes = this.cipher.decrypt(PURPOSE, list, Buffer.from(cursor, 'base64url'));
        return bytes && (JSON.parse(bytes.toString()) as unknown);
      },
    };
  }
}
