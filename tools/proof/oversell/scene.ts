import { insertResellerKey } from '#tests/reseller.ts';
import type { Agency, AgencySale } from '../agency.ts';
import { type Visit, visit, type Wish } from '../buyer.ts';
import type { Stage } from '../stage.ts';
import { checkBooks, type Faults } from '../verdict.ts';

export interface Size {
  buyers: number;
  places: number;
  connections: number;
}

export interface Outcome {
  sales: readonly Sale[];
  faults: Faults;
  figures: Record<string, number | string>;
}

export type Scene = (stage: Stage, size: Size) => Promise<Outcome>;
export type Sale = Visit | AgencySale;

export function buyOn(stage: Stage, site: Wish['site']) {
  return (departureIds: readonly string[], places = 1) =>
    visit({ site, departureIds, unitId: stage.selling.adult, places });
}

export async function openAgency({ pool, region, selling }: Stage): Promise<Agency> {
  const { key } = await insertResellerKey(pool, region, selling.operator);
  return { key, productId: selling.plan, optionId: selling.option };
}

export const only = <End extends Sale['end']>(sales: readonly Sale[], end: End) =>
  sales.filter((one): one is Extract<Sale, { end: End }> => one.end === end);
export const placesOf = (sales: readonly Sale[]) => sales.reduce((sum, { places }) => sum + places, 0);

export function figuresOf(sales: readonly Sale[], begun: number) {
  return {
    confirmed: placesOf(only(sales, 'confirmed')),
    refused: only(sales, 'refused').length,
    s: ((Date.now() - begun) / 1000).toFixed(1),
  };
}

export async function balances({ pool }: Stage, ids: readonly string[]) {
  const { rows } = await pool.query<{ id: string; taken: number; capacity: number }>(
    'select id, taken, capacity from departure where id = any($1)',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export function watchBalance({ pool }: Stage, departure: string) {
  let [over, watching] = [0, true];
  const watch = (async () => {
    while (watching) {
      const { rows } = await pool.query('select taken > capacity as over from departure where id = $1', [departure]);
      if (rows[0].over) over += 1;
    }
  })();
  return async () => {
    watching = false;
    await watch;
    return over;
  };
}

/** Every buyer must have a purchase or a clear refusal. No refused buyer may be charged. */
export async function judge(stage: Stage, sales: readonly Sale[]): Promise<Faults> {
  const faults = only(sales, 'failed').map(({ status, at, body }) => `${at} answered ${status}: ${body}`);
  for (const { code, title } of only(sales, 'refused')) {
    if (title !== 'Agotado' && code !== 'order_refused') faults.push(`a loser heard "${title}" (${code})`);
  }
  const { rows } = await stage.pool.query(
    `select count(*) as n from payment p join customer_order o using (region_id) where o.id = p.order_id
       and o.state <> 'confirmed' and p.captured > p.refunded and o.state <> 'cancelled'`,
  );
  if (Number(rows[0].n) > 0) faults.push(`${rows[0].n} losers were charged`);
  return [...faults, ...(await checkBooks(stage))];
}
