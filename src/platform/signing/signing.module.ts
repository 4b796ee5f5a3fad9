import { Global, Module } from '@nestjs/common';
import { Seals } from './seals.js';
import { SignedTokens } from './signed-tokens.js';

@Global()
@Module({ providers: [Seals, SignedTokens], exports: [Seals, SignedTokens] })
export class SigningModule {}
