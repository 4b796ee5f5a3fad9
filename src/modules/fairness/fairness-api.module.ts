import { Module } from '@nestjs/common';
import { NextCommitmentResolver } from './adapters/graphql/next-commitment.resolver.js';
import { FairnessModule } from './fairness.module.js';

/** The provable shuffle over GraphQL. */
@Module({ imports: [FairnessModule], providers: [NextCommitmentResolver] })
export class FairnessApiModule {}
