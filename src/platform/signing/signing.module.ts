import { Global, Module } from '@nestjs/common';
import { SealedCursors } from './sealed-cursors.js';
import { SecretCipher } from './secret-cipher.js';
import { SignedTokens } from './signed-tokens.js';

@Global()
@Module({
  providers: [SealedCursors, SecretCipher, SignedTokens],
  exports: [SealedCursors, SecretCipher, SignedTokens],
})
export class SigningModule {}
