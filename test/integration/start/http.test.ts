/** Real: Nest on Fastify, Postgres, the files of Altair. A small app contains only this module. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { spawnSync } from 'node:child_process';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import { ConfigModule } from '../../../src/platform/config/config.module.js';
import { Database } from '../../../src/platform/database/database.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { HttpModule } from '../../../src/platform/http/http.module.js';
import { Metrics } from '../../../src/platform/http/metrics.js';
import { Readiness } from '../../../src/platform/http/readiness.js';
import { serveProbes } from '../../../src/platform/http/probe-server.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';

/** The names of the files that Altair's scripts load. */
const LOADED = /\b(?:chunk|worker)-[A-Z0-9]{8}\.js/g;

let database: TestDatabase;
let app: NestFastifyApplication;

const get = (path: string) => supertest(app.getHttpServer()).get(path);

beforeAll(async () => {
  database = await freshDatabase();
  const services = { databaseUrl: database.url, jwtSecret: 'x'.repeat(32), embedded: false };
  const config = configOf(parseEnvironment({}), services);

  @Module({ imports: [ConfigModule.forRoot(config), DatabaseModule, HttpModule] })
  class App {}

  app = await NestFactory.create<NestFastifyApplication>(App, new FastifyAdapter(), {
    logger: false,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
});

describe('the explorer', () => {
  it('has a page that loads nothing from elsewhere and forbids it', async () => {
    const { text, headers } = await get('/explorer').expect(200).expect('content-type', /html/);
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';/);
    expect(text).not.toMatch(/<script>|<style>| on\w+=/);
  });

  /** The address below which all files of the page are. */
  const base = async () => /<base href="([^"]+)"/.exec((await get('/explorer')).text)![1]!;

  it('is served with every file that its page and scripts name, with a cache time without end', async () => {
    const { text } = await get('/explorer');
    const folder = await base();
    const named = [...text.matchAll(/ (?:src|href)="([\w./-]+\.\w+)"/g)].map(([, name]) => name!);
    expect(named).toEqual(expect.arrayContaining(['styles.css', 'start.js', 'main.js']));
    const names = new Set(named);
    for (const name of names) {
      const { headers, text: content } = await get(folder + name).expect(200);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-encoding']).toBe('gzip');
      await get(folder + name)
        .set('if-none-match', headers['etag'] as string)
        .expect(304);
      if (name.endsWith('.js')) for (const [loaded] of content.matchAll(LOADED)) names.add(loaded);
    }
    expect([...names].filter((name) => name.startsWith('worker-')).length).toBeGreaterThan(0);
  });

  it.each([
    ...['start.ts', '..%2f..%2fpackage.json', 'constructor', 'manifest.json'],
    ...['assets', 'index.html', 'iframe-sandbox/index.html'],
  ])('serves no file %s', async (name) => {
    await get((await base()) + name).expect(404);
    await get(`/explorer/${name}`).expect(404);
  });

  it('serves no file of another edition', async () => {
    await get('/explorer/0123456789ab/main.js').expect(404);
  });

  it.each(['start.js', 'main.js'])('serves %s, a script that parses', async (name) => {
    const { text: input } = await get((await base()) + name).expect(
      'content-type',
      /^text\/javascript/,
    );
    const check = ['--check', '--input-type=module', '-'];
    const { status, stderr } = spawnSync(process.execPath, check, { input, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('health', () => {
  it('is live and ready, and metrics count', async () => {
    await get('/health/live').expect(200, { status: 'live' });
    await get('/health/ready').expect(200, { status: 'ready' });
    const moves = app.get(Metrics).counter({ name: 'test_moves_total', help: 'Moves.' });
    moves.inc(3);
    expect(app.get(Metrics).counter({ name: 'test_moves_total', help: 'Moves.' })).toBe(moves);
    const { text } = await get('/metrics')
      .expect(200)
      .expect('content-type', /text\/plain/);
    expect(text).toContain('test_moves_total 3');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('answers the same on the listener of a worker', async () => {
    const sources = { readiness: app.get(Readiness), metrics: app.get(Metrics) };
    const probes = await serveProbes({ host: '127.0.0.1', port: 0 }, sources);
    try {
      const ask = supertest(`http://127.0.0.1:${probes.port}`);
      await ask.get('/health/live').expect(200, { status: 'live' });
      await ask.get('/health/ready').expect(200, { status: 'ready' });
      await ask.get('/metrics').expect(200, /process_cpu_seconds_total/);
    } finally {
      await probes.close();
    }
  });

  it('asks the database ten times a second at most, however many ask', async () => {
    const asked = jest.spyOn(app.get(Database), 'checkServes');
    const began = performance.now();
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 30 }, () => get('/health/ready').expect(200)));
    const tenths = (performance.now() - began) / 100;
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1 + tenths);
    asked.mockRestore();
  });

  it('is unavailable without the database, and shows no secret', async () => {
    await app.get(DataSource).destroy();
    const { text } = await get('/health/ready').expect(503);
    expect(JSON.parse(text)).toEqual({
      status: 'unavailable',
      reason: 'Postgres: the server cannot be used: the log says why',
    });
    await app.get(DataSource).initialize();
    await get('/health/ready').expect(200);
  });
});
