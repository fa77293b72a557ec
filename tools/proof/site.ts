import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { protections as ofBookings } from '#features/bookings/api/protections.ts';
import { protections as ofCheckout } from '#features/checkout/api/protections.ts';
import { protections as ofOperators } from '#features/operators/api/protections.ts';
import { startSandbox } from '#server/cards/sandbox/start-sandbox.ts';
import { readConfig } from '#server/config.ts';
import { AREAS, createServer } from '#server/create-server.ts';
import { connect } from '#server/database/connect.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import { seedTest } from '#server/posters/poster-seeds.store.ts';
import { posterRoutes } from '#server/posters/serve-poster.ts';
import { protections as ofWorkers } from '#server/workers/protections.ts';

/**
 * A server of a proof: the areas that it is about, without screens and places, so that it is back a moment after it was killed. Its
 * database has every migration. Prints its address when it listens; ends at once when its proof is gone.
 * `--without` takes protections away, for positive controls: the program itself cannot be told so.
 */

/** What a killed process had begun is taken again sooner than the minute that a site waits. */
const IMPATIENT = { beatMs: 500, lostAfterMs: 3_000 };

const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, areas: { type: 'string', default: '' } },
});
for (const name of values.without.split(',').filter(Boolean)) {
  const protections = [ofBookings, ofOperators, ofCheckout, ofWorkers].find((some) => name in some) as Record<
    string,
    boolean
  >;
  if (!protections) throw new Error(`There is no protection ${name}.`);
  protections[name] = false;
}

process.on('disconnect', () => process.exit(0));
const config = readConfig();
const log = createLog(config);
const database = { connectionString: config.DATABASE_URL };
const onLost = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
const { db, pool } = connect({ ...database, max: config.DATABASE_POOL, onLost });
await startSandbox(config, database, { onTrouble: () => undefined });
const areas = AREAS.filter(({ name }) => values.areas.split(',').includes(name));
const platform = await openPlatform({ config, db, pool, log, say: () => undefined }, areas);
const app = await createServer(platform, areas);
await app.register(posterRoutes, { region: platform.region, isKnown: seedTest(db) });
await app.listen({ host: config.HOST, port: config.PORT });
await runJobs(platform, areas, database, IMPATIENT);
process.send?.('open');
// Whoever is killed leaves no cache behind.
flushCompileCache();
