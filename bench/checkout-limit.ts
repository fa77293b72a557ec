import pg from 'pg';
import { inParallel } from '#tools/proof/buyer.ts';
import type { Stage } from '#tools/proof/stage.ts';

const TABLES = `create table bench_departure (id int primary key, capacity int not null, taken int not null);
  insert into bench_departure select n, 100000000, 0 from generate_series(1, 12) n;
  create table bench_booking (id bigint generated always as identity primary key, departure_id int not null, places int not null, snapshot jsonb not null)`;
const SNAPSHOT = JSON.stringify({ title: 'Huacas en medio día', zone: 'America/Lima' });

export interface Limit {
  sell(ms: number): Promise<number>;
  close(): Promise<void>;
}

export async function openLimit(stage: Stage, connections: number): Promise<Limit> {
  await stage.pool.query(TABLES);
  const pool = new pg.Pool({
    connectionString: stage.settings.DATABASE_URL,
    max: connections,
    idleTimeoutMillis: 0,
  });
  // Idle connections raise this error when the database stops.
  pool.on('error', () => undefined);
  return {
    async sell(ms) {
      const until = performance.now() + ms;
      let count = 0;
      await inParallel(Array.from({ length: connections }), connections, async () => {
        while (performance.now() < until) {
          count += 1;
          const client = await pool.connect();
          await sellOne(client, 1 + (count % 12));
          client.release();
        }
      });
      return count;
    },
    close: () => pool.end(),
  };
}

async function sellOne(client: pg.PoolClient, departure: number): Promise<void> {
  await client.query('begin');
  await client.query({
    name: 'take',
    text: 'update bench_departure set taken = taken + $2 where id = $1 and taken + $2 <= capacity',
    values: [departure, 2],
  });
  await client.query({
    name: 'book',
    text: 'insert into bench_booking (departure_id, places, snapshot) values ($1, $2, $3)',
    values: [departure, 2, SNAPSHOT],
  });
  await client.query('commit');
}
