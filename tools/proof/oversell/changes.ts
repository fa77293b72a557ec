import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeDeparture } from '#features/operators/contract/managed-plan-routes.ts';
import { pathOf } from '#features/route.ts';
import { insertPerson } from '#tests/people.ts';
import { cancelByOcto, sellByOcto } from '../agency.ts';
import { cancelPatiently, inParallel } from '../buyer.ts';
import type { Stage } from '../stage.ts';
import { turnsOf } from '../stage.ts';
import { ENOUGH_TO_RACE } from './rushes.ts';
import { balances, buyOn, figuresOf, openAgency, type Sale, type Scene, watchBalance } from './scene.ts';

const each = (count: number) => Array.from({ length: count });

/** Buyers cancel while others buy. The departure must be full at the end and never oversold. */
export const storm: Scene = async (stage, { buyers, places, connections }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [site, agency, begun] = [turnsOf(stage), await openAgency(stage), Date.now()];
  const buy = buyOn(stage, site);
  const watched = watchBalance(stage, departure);
  let cancelled = 0;
  const sales = await inParallel(each(Math.ceil(buyers / 2)), connections, async (_, index): Promise<Sale> => {
    const wish = { departureId: departure, unitId: stage.selling.adult, places: 1 };
    const sale = index % 4 === 1 ? await sellByOcto(site, agency, wish) : await buy([departure]);
    if (sale.end === 'confirmed' && index % 3 !== 0) {
      await ('uuid' in sale ? cancelByOcto(site, agency, sale.uuid) : cancelPatiently(site, sale));
      cancelled += 1;
    }
    return sale;
  });
  await untilCarried(stage);
  const after = await inParallel(each(places + connections), connections, () => buy([departure]));
  const over = await watched();
  const taken = (await balances(stage, [departure])).get(departure)!.taken;
  const faults = over > 0 ? ['it was oversold for a moment'] : [];
  if (taken !== places) faults.push(`${taken} of ${places} places are taken in the end`);
  if (cancelled === 0) faults.push('nobody cancelled: it was no storm');
  const all = [...sales, ...after];
  return { sales: all, faults, figures: { cancelled, ...figuresOf(all, begun) } };
};

/** The operator lowers the capacity during the sale. The API must refuse a capacity below the number of sold seats. */
export const cut: Scene = async (stage, { buyers, places, connections }) => {
  const most = places * 4;
  const departure = await stage.selling.departure({ capacity: most });
  const [site, asOperator, begun] = [turnsOf(stage), await openOperator(stage), Date.now()];
  const buy = buyOn(stage, site);
  const watched = watchBalance(stage, departure);
  let selling = true;
  const heard = new Map<number, number>();
  const operator = (async () => {
    for (let capacity = most - 1; selling && capacity > most / 2; capacity -= 1) {
      const status = await asOperator(`${site()}`, departure, capacity);
      heard.set(status, (heard.get(status) ?? 0) + 1);
    }
  })();
  const sales = await inParallel(each(buyers), connections, () => buy([departure]));
  selling = false;
  await operator;
  const over = await watched();
  const { taken, capacity } = (await balances(stage, [departure])).get(departure)!;
  const faults = taken === capacity ? [] : [`${taken} places were sold of the ${capacity} that were left`];
  if (over > 0) faults.push('for a moment there were fewer places than people');
  const odd = [...heard.keys()].filter((status) => status !== 200 && status !== 409);
  if (!heard.has(200) && buyers >= ENOUGH_TO_RACE) faults.push('no place was cut before all were sold: it was no race');
  if (odd.length > 0) faults.push(`the operator's office answered ${odd.join(', ')}`);
  const cuts = { cuts: heard.get(200) ?? 0, 'cuts refused': heard.get(409) ?? 0, capacity };
  return { sales, faults, figures: { ...cuts, ...figuresOf(sales, begun) } };
};

async function openOperator({ db, pool, region, selling }: Stage) {
  const { id, headers } = await insertPerson(db, region, { name: `Ventas ${randomUUID()}` });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'sales')`,
    [region, selling.operator, id],
  );
  return async (site: string, departure: string, capacity: number): Promise<number> => {
    const params = { operatorId: selling.operator, departureId: departure };
    const answer = await fetch(site + pathOf(changeDeparture, { params }), {
      method: changeDeparture.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ capacity }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}

async function untilCarried({ pool }: Stage): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const { rows } = await pool.query(`select count(*)::int as n from refund where state in ('approved', 'failed')`);
    if (rows[0].n === 0) return;
    await sleep(100);
  }
}
