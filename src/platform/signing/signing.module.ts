import { Global, Module } from '@nestjs/common';
import { SecretCipher } from './secret-cipher.js';
import { SignedTokens } from './signed-tokens.js';

@Global()
@Module({ providers: [SecretCipher, SignedTokens], exports: [SecretCipher, SignedTokens] })
export class SigningModule {}
