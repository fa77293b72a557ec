import { flushCompileCache } from 'node:module';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { AREAS } from '#server/areas.ts';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { connect } from '#server/database/connect.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import { seedTest } from '#server/posters/poster-seeds.store.ts';
import { posterRoutes } from '#server/posters/serve-poster.ts';

/** Milliseconds. The values are smaller than in the product, so that the jobs of a killed process run again sooner. */
const IMPATIENT = { heartbeatMs: 500, lostAfterMs: 3_000 } satisfies Parameters<typeof runJobs>[3];

/** Serves only the areas of a proof, so that the server restarts quickly. The database must be migrated. */
export async function serve(names: readonly string[]): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const config = readConfig();
  const log = createLog(config);
  const database = { connectionString: config.DATABASE_URL };
  const onLost = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
  const { db, pool } = connect({ ...database, max: config.DATABASE_POOL, onLost });
  await startSandbox(config, database, { onTrouble: () => undefined });
  const areas = AREAS.filter(({ name }) => names.includes(name));
  const platform = await openPlatform({ config, db, pool, log, say: () => undefined }, areas);
  const app = await createServer(platform, areas);
  await app.register(posterRoutes, {
    region: platform.region,
    isKnown: seedTest(db),
    mostBytes: config.KEPT_POSTERS_MB * 1_048_576,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  await runJobs(platform, areas, database, IMPATIENT);
  process.send?.('open');
  flushCompileCache();
}
