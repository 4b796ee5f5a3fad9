import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';

/**
 * Tokens for links: an id and its signature. They are not stored, and a reader of the database cannot make them. The
 * same id always has the same token. Each purpose has its own key, derived from JWT_SECRET by HKDF, so that a link for
 * one purpose is invalid for another.
 */
@Injectable()
export class SignedTokens {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  sign(purpose: string, id: string): string {
    return `${id}.${this.signature(purpose, id)}`;
  }

  /** The id of a token that we signed for this purpose, null for anything else. */
  idOf(purpose: string, token: string): string | null {
    const [id = '', signature = ''] = token.split('.', 2);
    const given = Buffer.from(token);
    const right = Buffer.from(this.sign(purpose, id));
    const fits = signature !== '' && given.length === right.length && timingSafeEqual(given, right);
    return fits ? id : null;
  }

  /** 256 bits that nobody can compute for a text without our secret. */
  signature(purpose: string, text: string): string {
    return createHmac('sha256', keyFor(this.config, purpose)).update(text).digest('base64url');
  }
}

/** The key of a purpose. */
export const keyFor = ({ JWT_SECRET }: Config, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', JWT_SECRET, '', `bummerl ${purpose}`, 32));
