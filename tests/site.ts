import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { createLog } from '#server/log.ts';
import type { App, Area, Platform } from '#server/platform.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface TestSite extends TestDatabase {
  app: App;
  platform: Platform;
}

/**
 * The whole server on a database of its own, without a port: `await site.app.inject('/healthz')`.
 * Close it with `afterAll(site.close)`.
 * @param options settings of this site, and the areas it has when not all of them.
 */
export async function testSite(options: { settings?: Record<string, string>; areas?: Area[] } = {}): Promise<TestSite> {
  const database = await testDatabase();
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DATA_DIR: join(import.meta.dirname, '..', 'node_modules', '.cache', 'test-site'),
    ...options.settings,
  });
  const platform: Platform = {
    config,
    db: database.db,
    pool: database.pool,
    log: createLog(config),
    say: () => undefined,
  };
  const app = await createServer(platform, options.areas);
  return {
    ...database,
    app,
    platform,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
