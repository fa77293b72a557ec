import pg from 'pg';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { SMALL_CLUSTER } from './cluster-template.ts';

/** Usage: `node tests/join-embedded.ts <folder> [transport]`. The process ends on SIGTERM. */
const [dataDir = '', transport] = process.argv.slice(2);
const embedded = await joinEmbeddedDatabase({
  dataDir,
  settings: SMALL_CLUSTER,
  transport: transport === 'tcp' ? 'tcp' : undefined,
});
const client = new pg.Client(embedded.connection);
await client.connect();
await client.query('create table if not exists visit (at timestamptz not null default clock_timestamp())');
await client.query('insert into visit default values');
const { rows } = await client.query(
  'select count(*)::int as visits, pg_postmaster_start_time()::text as started from visit',
);
await client.end();
const idle = setInterval(() => undefined, 60_000);
process.on('SIGTERM', async () => {
  await embedded.leave();
  clearInterval(idle);
});

console.log(JSON.stringify({ ...rows[0], host: embedded.connection.host }));
