import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inLanes, visit } from '#tools/proof/buyer.ts';
import { onStage, type Stage } from '#tools/proof/stage.ts';
import { checkBooks } from '#tools/proof/verdict.ts';

/** Whole checkouts must reach this share of what one guarded update with one insert and its commit reaches. */
const GOAL = 0.05;
/** Kernel clock ticks are hundredths of a second on every Linux. */
const TICKS = 100;

interface Round {
  perSecond: number;
  /** CPU milliseconds a piece: of the server, of PostgreSQL. */
  server: number;
  postgres: number;
}

/**
 * `npm run bench -- checkout [--seconds 8] [--rounds 3] [--lanes 16]`: whole durable checkouts a second (places held, payment begun, card typed at
 * the sandbox, confirmed; four requests over HTTP to a server process, fsync on) as a ratio to guarded UPDATE + INSERT + COMMIT through pg by the
 * same number of clients, in turns in the same run. The sandbox and the buyers run in this process and cost CPU of the same machine.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      lanes: { type: 'string', default: '16' },
    },
  });
  const [seconds, rounds, lanes] = [Number(values.seconds), Number(values.rounds), Number(values.lanes)];
  await onStage({ sites: 1, settings: { LOG_LEVEL: 'warn' } }, async (stage) => {
    await stage.pool.query(LIMIT_TABLES);
    await checkouts(stage, 2, lanes);
    const seen: { ours: Round; limit: Round }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      seen.push({ ours: await checkouts(stage, seconds, lanes), limit: await limit(stage, seconds, lanes) });
    }
    const faults = await checkBooks(stage);
    if (faults.length > 0) throw new Error(`The books do not agree: ${faults[0]}`);
    const median = (pick: (round: (typeof seen)[number]) => number) =>
      seen.map(pick).sort((a, b) => a - b)[rounds >> 1]!;
    const ratio = median(({ ours, limit }) => ours.perSecond / limit.perSecond);
    const row = (which: 'ours' | 'limit') => ({
      'a second': Math.round(median((it) => it[which].perSecond)),
      'CPU ms server': median((it) => it[which].server).toFixed(2),
      'CPU ms PostgreSQL': median((it) => it[which].postgres).toFixed(2),
    });
    console.table({ checkout: row('ours'), 'update + insert + commit': row('limit') });
    console.log(`Ratio ${(100 * ratio).toFixed(1)} %; the goal is ${100 * GOAL} %.`);
    if (ratio < GOAL) process.exitCode = 1;
  });
}

async function checkouts(stage: Stage, seconds: number, lanes: number): Promise<Round> {
  const departures = await Promise.all(
    Array.from({ length: 12 }, () => stage.selling.departure({ capacity: 1_000_000 })),
  );
  const until = Date.now() + seconds * 1000;
  const site = () => stage.sites[0]!.url;
  return measured(stage, async () => {
    const counts = await inLanes(Array.from({ length: lanes }), lanes, async (_, lane) => {
      let count = 0;
      while (Date.now() < until) {
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
  const count = await work();
  const took = Date.now() - before.at;
  const each = (ticks: number) => (ticks * 1000) / TICKS / count;
  return {
    perSecond: (count * 1000) / took,
    server: each((await ticksOf(site)) - before.server),
    postgres: each((await postgresTicks(stage)) - before.postgres),
  };
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
