import { parseArgs } from 'node:util';
import { protections } from '#features/bookings/api/protections.ts';
import { startSandbox } from '#server/cards/sandbox/start-sandbox.ts';
import { readConfig } from '#server/config.ts';
import { AREAS, createServer } from '#server/create-server.ts';
import { connect } from '#server/database/connect.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';

/**
 * A server of a proof: everything that sells, without screens and places, so that it is back a moment after it was killed. Its
 * database has every migration. Prints its address when it listens; ends at once when its proof is gone.
 * `--without` takes protections away, for positive controls: the program itself cannot be told so.
 */
const SELLING = ['organisation', 'policies', 'accounts', 'operators', 'bookings', 'checkout', 'octo'];

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
for (const name of values.without.split(',').filter(Boolean)) {
  if (!(name in protections)) throw new Error(`There is no protection ${name}.`);
  protections[name as keyof typeof protections] = false;
}

process.on('disconnect', () => process.exit(0));
const config = readConfig();
const log = createLog(config);
const database = { connectionString: config.DATABASE_URL };
const onLost = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
const { db, pool } = connect({ ...database, max: config.DATABASE_POOL, onLost });
await startSandbox(config, database, { onTrouble: () => undefined });
const areas = AREAS.filter(({ name }) => SELLING.includes(name));
const platform = await openPlatform({ config, db, pool, log, say: () => undefined }, areas);
const app = await createServer(platform, areas);
await app.listen({ host: config.HOST, port: config.PORT });
await runJobs(platform, areas, database);
process.send?.('open');
