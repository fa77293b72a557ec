import { join } from 'node:path';
import type { Sandbox, SandboxOptions } from '#sandbox/open-sandbox.ts';
import { AREAS } from '#server/areas.ts';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { PLATFORM_ERRORS } from '#server/errors.ts';
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
  sandbox: Sandbox | undefined;
  /**
   * Runs the jobs that are due now or by `until`, and the jobs that these jobs add.
   * @throws the error of the first failing job, unless `mayFail` is set
   */
  runJobs(options?: { until?: Date; mayFail?: boolean }): Promise<JobRun[]>;
}

/**
 * The site does not listen on a port: `await site.app.inject('/healthz')`. Close the site with `afterAll(site.close)`.
 * @param options.areas names of the product's areas, or areas that the test defines; all areas if absent
 * @param options.cards starts a card sandbox; with true, webhooks wait for `site.sandbox.deliver(until)`
 * @param options.connections number of database connections; five if absent
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
    // Most tests change the database behind the server's back.
    KEPT_ANSWERS_MB: '0',
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
  // Registers all job names. Otherwise the first transaction that adds a job would block other transactions.
  await runDueJobs(platform, areas);
  const app: App = await createServer(platform, [declaredErrors, ...areas]);
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

/** A request fails if the server refuses it with an error code that its operation does not declare. */
const declaredErrors: Area = {
  name: 'declared-errors',
  routes(app) {
    app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
      const { errors } = routeOptions.config;
      if (!errors || !String(reply.getHeader('content-type')).startsWith('application/problem+json')) return;
      const { code } = JSON.parse(String(payload)) as { code: string };
      if (errors.includes(code) || Object.hasOwn(PLATFORM_ERRORS, code)) return;
      throw new Error(`${method} ${routeOptions.url} does not declare the error code "${code}".`);
    });
  },
};
