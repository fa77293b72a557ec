import pg from 'pg';
import { type Config, readConfig } from '#server/config.ts';
import { createServer, prepareAreas } from '#server/create-server.ts';
import { connect, type Database } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';
import { LONG_WORK } from '#server/database/time-limits.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { App, Area, Platform } from '#server/platform.ts';

interface Site {
  config: Config;
  db: Database;
  pool: pg.Pool;
  platform: Platform;
  app: App;
}

interface SiteOptions {
  database: string;
  areas: Area[];
  most: number;
  prepared: boolean;
  region?: string;
}

export async function withSite(
  { database, areas, most, prepared, region }: SiteOptions,
  measure: (site: Site) => Promise<void>,
): Promise<void> {
  const config = readConfig({
    DATA_DIR: process.env.DATA_DIR,
    REGION: region ?? process.env.REGION,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    // Measurements count the work of an answer that is made anew.
    KEPT_ANSWERS_MB: '0',
  });
  const embedded = await joinEmbeddedDatabase({ dataDir: config.DATA_DIR });
  const administer = async (statement: string) => {
    const client = new pg.Client({ ...embedded.connection, database: 'postgres' });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`drop database if exists ${database} with (force)`);
  await administer(`create database ${database}`);
  const limits = prepared ? { limits: LONG_WORK } : {};
  const { db, pool, close } = connect({ ...embedded.connection, database, max: most, ...limits });
  try {
    await migrate(pool);
    const platform = await openPlatform({ config, db, pool, log: createLog(config), say: console.log }, areas);
    if (prepared) await prepareAreas(platform, areas);
    await measure({ config, db, pool, platform, app: await createServer(platform, areas) });
  } finally {
    await close();
    await administer(`drop database ${database} with (force)`);
    await embedded.leave();
  }
}
