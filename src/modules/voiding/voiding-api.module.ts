import { Module } from '@nestjs/common';
import { VoidingResolver } from './adapters/graphql/voiding.resolver.js';
import { VoidingModule } from './voiding.module.js';

/** Voiding matches over GraphQL. */
@Module({ imports: [VoidingModule], providers: [VoidingResolver] })
export class VoidingApiModule {}
