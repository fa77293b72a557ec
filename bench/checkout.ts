import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inLanes, visit } from '#tools/proof/buyer.ts';
import { onStage, type Stage } from '#tools/proof/stage.ts';
import { checkBooks } from '#tools/proof/verdict.ts';
import { memoryLedger } from './memory-ledger.ts';

/** Whole checkouts must reach this share of what one guarded update with one insert and its commit reaches. */
const GOAL = 0.05;
/** Kernel clock ticks are hundredths of a second on every Linux. */
const TICKS = 100;

/** What a server has to have done before it is measured: until then the engine still compiles. */
const WARM_UP = 400;
const COUNTED = 60;

interface Round {
  perSecond: number;
  /** CPU milliseconds a piece: of the server, of PostgreSQL, of this process (buyers and card provider, or the clients of the limit). */
  server: number;
  postgres: number;
  outside: number;
}

/**
 * `npm run bench -- checkout [--seconds 8] [--rounds 3] [--buyers 48] [--clients 16]`: whole durable checkouts a second (places held, payment begun,
 * card typed at the sandbox, confirmed; four requests over HTTP to a server process, fsync on) as a ratio to guarded UPDATE + INSERT + COMMIT through
 * pg, in turns in the same run, each by as many at a time as are best for it. The sandbox and the buyers run in this process and cost CPU of the same
 * machine; it is told apart. At the end the site's statements and transactions for one checkout are counted, its letters included.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      buyers: { type: 'string', default: '48' },
      clients: { type: 'string', default: '16' },
    },
  });
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const [buyers, clients] = [Number(values.buyers), Number(values.clients)];
  await onStage(
    { sites: 1, settings: { LOG_LEVEL: 'warn' }, postgres: COUNTING, ledger: memoryLedger() },
    async (stage) => {
      await stage.pool.query(LIMIT_TABLES);
      await checkouts(stage, buyers, { count: WARM_UP });
      // As autovacuum does within seconds: statements that were planned for empty tables are planned anew.
      await stage.pool.query('analyze');
      const seen: { ours: Round; limit: Round }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        seen.push({ ours: await checkouts(stage, buyers, { seconds }), limit: await limit(stage, seconds, clients) });
      }
      const counted = await countStatements(stage, buyers);
      const faults = await checkBooks(stage);
      if (faults.length > 0) throw new Error(`The books do not agree: ${faults[0]}`);
      const median = (pick: (round: (typeof seen)[number]) => number) =>
        seen.map(pick).sort((a, b) => a - b)[rounds >> 1]!;
      const ratio = median(({ ours, limit }) => ours.perSecond / limit.perSecond);
      const row = (which: 'ours' | 'limit') => ({
        'a second': Math.round(median((it) => it[which].perSecond)),
        'CPU ms server': median((it) => it[which].server).toFixed(2),
        'CPU ms PostgreSQL': median((it) => it[which].postgres).toFixed(2),
        'CPU ms buyers and provider': median((it) => it[which].outside).toFixed(2),
      });
      console.table({ checkout: row('ours'), 'update + insert + commit': row('limit') });
      console.log(
        `One checkout with its letters: ${counted.statements.toFixed(1)} statements beside beginnings and ends, ${counted.transactions.toFixed(1)} transactions that write.`,
      );
      console.log(`Ratio ${(100 * ratio).toFixed(1)} %; the goal is ${100 * GOAL} %.`);
      if (ratio < GOAL) process.exitCode = 1;
    },
  );
}

async function checkouts(
  stage: Stage,
  lanes: number,
  { seconds = 3600, count: most = Number.POSITIVE_INFINITY }: { seconds?: number; count?: number },
): Promise<Round> {
  const departures = await Promise.all(
    Array.from({ length: 12 }, () => stage.selling.departure({ capacity: 1_000_000 })),
  );
  const until = Date.now() + seconds * 1000;
  const site = () => stage.sites[0]!.url;
  let begun = 0;
  return measured(stage, async () => {
    const counts = await inLanes(Array.from({ length: lanes }), lanes, async (_, lane) => {
      let count = 0;
      while (Date.now() < until && begun < most) {
        begun += 1;
        const departureIds = [departures[(lane + count) % departures.length]!];
        const seen = await visit({ site, departureIds, unitId: stage.selling.adult, places: 2 });
        if (seen.end !== 'confirmed') throw new Error(`A checkout ended ${JSON.stringify(seen)}.`);
        count += 1;
      }
      return count;
    });
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

const LIMIT_TABLES = `create table bench_departure (id int primary key, capacity int not null, taken int not null);
  insert into bench_departure select n, 100000000, 0 from generate_series(1, 12) n;
  create table bench_booking (id bigint generated always as identity primary key, departure_id int not null, places int not null, snapshot jsonb not null)`;

/** The least that any sale costs: one guarded update, one insert, one commit. */
async function limit(stage: Stage, seconds: number, lanes: number): Promise<Round> {
  const clients = new pg.Pool({ connectionString: stage.settings.DATABASE_URL, max: lanes });
  const until = Date.now() + seconds * 1000;
  const snapshot = JSON.stringify({ title: 'Huacas en medio día', zone: 'America/Lima' });
  const work = measured(stage, async () => {
    const counts = await inLanes(Array.from({ length: lanes }), lanes, async (_, lane) => {
      let count = 0;
      while (Date.now() < until) {
        const client = await clients.connect();
        const departure = 1 + ((lane + count) % 12);
        await client.query('begin');
        await client.query({
          name: 'take',
          text: 'update bench_departure set taken = taken + $2 where id = $1 and taken + $2 <= capacity',
          values: [departure, 2],
        });
        await client.query({
          name: 'book',
          text: 'insert into bench_booking (departure_id, places, snapshot) values ($1, $2, $3)',
          values: [departure, 2, snapshot],
        });
        await client.query('commit');
        client.release();
        count += 1;
      }
      return count;
    });
    return counts.reduce((sum, count) => sum + count, 0);
  });
  return work.finally(() => clients.end());
}

async function measured(stage: Stage, work: () => Promise<number>): Promise<Round> {
  const site = stage.sites[0]!.pid()!;
  const before = { server: await ticksOf(site), postgres: await postgresTicks(stage), at: Date.now() };
  const own = process.cpuUsage();
  const count = await work();
  const took = Date.now() - before.at;
  const each = (ticks: number) => (ticks * 1000) / TICKS / count;
  return {
    perSecond: (count * 1000) / took,
    server: each((await ticksOf(site)) - before.server),
    postgres: each((await postgresTicks(stage)) - before.postgres),
    outside: (process.cpuUsage(own).user + process.cpuUsage(own).system) / 1000 / count,
  };
}

/** Loaded and asleep while it is measured: it would cost the database a tenth. */
const COUNTING = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'none',
  compute_query_id: 'off',
};

/** What one checkout makes the site say to the database, by the database's own count; the jobs that it leaves are waited for. */
async function countStatements(stage: Stage, lanes: number): Promise<{ statements: number; transactions: number }> {
  const { rows: here } = await stage.pool.query<{ name: string }>('select current_database() as name');
  await stage.pool.query('create extension if not exists pg_stat_statements');
  await stage.pool.query(`alter database ${here[0]!.name} set compute_query_id = on`);
  await stage.pool.query(`alter database ${here[0]!.name} set pg_stat_statements.track = 'top'`);
  // Sessions that begin from now on are counted: those of the site that is started anew.
  await stage.sites[0]!.kill();
  await stage.sites[0]!.start();
  await checkouts(stage, lanes, { count: lanes });
  await sleep(3000);
  await stage.pool.query('select pg_stat_statements_reset()');
  const before = await writersSoFar(stage);
  await checkouts(stage, lanes, { count: COUNTED });
  await sleep(3000);
  const { rows } = await stage.pool.query<{ query: string; calls: number }>(
    'select query, calls from pg_stat_statements',
  );
  const transactions = ((await writersSoFar(stage)) - before) / COUNTED;
  const own = rows.filter(({ query }) => !/^(start|begin|commit|rollback)\b/i.test(query));
  return { statements: own.reduce((calls, row) => calls + row.calls, 0) / COUNTED, transactions };
}

/** Each transaction that writes has a number, also one of a single statement. Beginnings and ends are not counted by the database where they have a name. */
async function writersSoFar(stage: Stage): Promise<number> {
  const { rows } = await stage.pool.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return Number(rows[0]!.next);
}

/** User and system time of one process with its threads; 0 where there is no /proc. */
async function ticksOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Of the postmaster's children, living and ended. */
async function postgresTicks(stage: Stage): Promise<number> {
  const postmaster = await stage.databasePid();
  if (!postmaster) return 0;
  const tasks = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  const living = await Promise.all(
    tasks
      .trim()
      .split(/\s+/)
      .map((pid) => ticksOf(Number(pid))),
  );
  const text = await readFile(`/proc/${postmaster}/stat`, 'utf8').catch(() => '');
  const ended = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
  return living.reduce((sum, ticks) => sum + ticks, ended);
}
