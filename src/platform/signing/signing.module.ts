import { Global, Module } from '@nestjs/common';
import { SignedTokens } from './signed-tokens.js';

@Global()
@Module({ providers: [SignedTokens], exports: [SignedTokens] })
export class SigningModule {}
