import { join } from 'node:path';
import type { Sandbox, SandboxOptions } from '#sandbox/open-sandbox.ts';
import { readConfig } from '#server/config.ts';
import { AREAS, createServer } from '#server/create-server.ts';
import { type JobRun, runDueJobs } from '#server/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { App, Area, Platform } from '#server/platform.ts';
import { testSandbox } from './cards.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface TestSite extends TestDatabase {
  app: App;
  platform: Platform;
  areas: Area[];
  /** The site's card provider, if it takes cards (tests/cards.ts). */
  sandbox: Sandbox | undefined;
  /**
   * Runs the jobs that are due, or would be by `until`, and the jobs that these add. No jobs run otherwise.
   * @throws the first failing job's error, unless some `mayFail`: a failed job waits for its next attempt.
   */
  runJobs(options?: { until?: Date; mayFail?: boolean }): Promise<JobRun[]>;
}

/**
 * The whole server on its own database, without a port: `await site.app.inject('/healthz')`.
 * Close it with `afterAll(site.close)`.
 * @param options settings of this site, and its areas if not all: areas of the platform by name, or the test's own.
 * `connections` is the size of its database's pool, five by default. With `cards` it has its own sandbox; `true` leaves its webhooks to
 * `site.sandbox.deliver(until)`.
 */
export async function testSite(
  options: {
    settings?: Record<string, string>;
    areas?: readonly (Area | string)[];
    cards?: boolean | Partial<SandboxOptions>;
    connections?: number;
  } = {},
): Promise<TestSite> {
  const database = await testDatabase({ max: options.connections });
  const settings = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DATA_DIR: join(import.meta.dirname, '..', 'node_modules', '.cache', 'test-site'),
    ...options.settings,
  });
  const sandbox = options.cards
    ? await testSandbox(database, settings, { app: () => app, ...(typeof options.cards === 'object' && options.cards) })
    : undefined;
  const config = sandbox ? { ...settings, SANDBOX_CARDS_PORT: sandbox.port } : settings;
  const areas = options.areas?.map((one) => (typeof one === 'string' ? areaNamed(one) : one)) ?? AREAS;
  const { db, pool } = database;
  const platform = await openPlatform({ config, db, pool, log: createLog(config), say: () => undefined }, areas);
  // The queue learns every job's name now. Otherwise the first transaction that adds a job would block others until its end.
  await runDueJobs(platform, areas);
  const app: App = await createServer(platform, areas);
  // Compiles every schema now, so that the first request of a test is not slow.
  await app.ready();
  return {
    ...database,
    app,
    platform,
    areas,
    sandbox,
    async runJobs({ until, mayFail = false } = {}) {
      const runs = await runDueJobs(platform, areas, until);
      const failed = runs.find(({ error }) => error);
      if (failed && !mayFail) throw new Error(`Job ${failed.name} failed.`, { cause: failed.error });
      return runs;
    },
    async close() {
      await app.close();
      await sandbox?.close();
      await database.close();
    },
  };
}

function areaNamed(name: string): Area {
  const area = AREAS.find((one) => one.name === name);
  if (!area) throw new Error(`No area is called "${name}".`);
  return area;
}
