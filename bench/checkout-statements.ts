import type { Stage } from '#tools/proof/stage.ts';
import type { Buyers } from './checkout-buyers.ts';

const COUNTED = 60;

/** Counting statements slows the database by a tenth, so measurements run without these settings. */
export const COUNTABLE = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'none',
  compute_query_id: 'off',
};

export async function countStatements(
  { pool, sites }: Stage,
  buyers: Buyers,
): Promise<{ statements: number; transactions: number }> {
  const { rows: here } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query('create extension if not exists pg_stat_statements');
  await pool.query(`alter database ${here[0]!.name} set compute_query_id = on`);
  await pool.query(`alter database ${here[0]!.name} set pg_stat_statements.track = 'top'`);
  await sites[0]!.kill();
  await sites[0]!.start();
  await buyers.buy({ count: COUNTED });
  await buyers.awaitEmails();
  await pool.query('select pg_stat_statements_reset()');
  const before = await writersSoFar(pool);
  await buyers.buy({ count: COUNTED });
  await buyers.awaitEmails();
  const { rows } = await pool.query<{ query: string; calls: number }>('select query, calls from pg_stat_statements');
  const transactions = ((await writersSoFar(pool)) - before) / COUNTED;
  const own = rows.filter(({ query }) => !/^(start|begin|commit|rollback)\b/i.test(query));
  return { statements: own.reduce((calls, row) => calls + row.calls, 0) / COUNTED, transactions };
}

async function writersSoFar(pool: Stage['pool']): Promise<number> {
  const { rows } = await pool.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return Number(rows[0]!.next);
}
