/**
 * The bound of the stack: Fastify, Apollo Server and pg, with two reads by key and one statement that writes
 * for each mutation. It has neither rules nor authentication. It is a program of its own; PORT and DATABASE_URL are
 * the service's settings.
 */
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { ACT, READ } from './bound-statements.js';

const READS = 2;

const typeDefs = `
  type Match { id: ID!, version: Int!, state: String }
  type Payload { match: Match }
  input ActInput { matchId: ID!, actions: [String!]! }
  type Query { match(id: ID!): Match }
  type Mutation { act(input: ActInput!): Payload! }`;

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const move = JSON.stringify({ type: 'play', card: 'AS' });
const task = JSON.stringify({ type: 'turn', match: 1 });

const read = async (id: string): Promise<unknown> => {
  const { rows } = await pool.query<object>({ name: 'read', text: READ, values: [id] });
  return rows[0];
};

async function act(_: unknown, { input }: { input: { matchId: string } }) {
  for (let n = 0; n < READS; n++) await read(input.matchId);
  const values = [input.matchId, move, task];
  const { rows } = await pool.query<object>({ name: 'act', text: ACT, values });
  return { match: rows[0] };
}

const resolvers = {
  Query: { match: (_: unknown, { id }: { id: string }) => read(id) },
  Mutation: { act },
};

const app = Fastify();
const server = new ApolloServer({ typeDefs, resolvers });
await server.start();
await app.register(fastifyApollo(server));
const address = await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write(`${address}/graphql\n`);
