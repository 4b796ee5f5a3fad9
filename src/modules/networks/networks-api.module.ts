import { Module } from '@nestjs/common';
import { NetworksResolver } from './adapters/graphql/networks.resolver.js';
import { NetworksModule } from './networks.module.js';

/** Closed networks over GraphQL. */
@Module({ imports: [NetworksModule], providers: [NetworksResolver] })
export class NetworksApiModule {}
