import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { cancelPatiently, inLanes, type Visit, visit } from '../buyer.ts';
import type { Stage } from '../stage.ts';
import { checkBooks, type Faults } from '../verdict.ts';

export interface Size {
  buyers: number;
  places: number;
  /** Buyers at one time, each on a connection of its own. */
  lanes: number;
}

export interface Outcome {
  faults: Faults;
  figures: Record<string, number | string>;
}

type Scene = (stage: Stage, size: Size) => Promise<Outcome>;

/** Buyers go to the servers in turn. */
function turnsOf({ sites }: Stage) {
  let turn = 0;
  return () => sites[turn++ % sites.length]!.url;
}

const only = <End extends Visit['end']>(visits: readonly Visit[], end: End) =>
  visits.filter((one): one is Extract<Visit, { end: End }> => one.end === end);
const sum = (visits: readonly Visit[]) => visits.reduce((total, { places }) => total + places, 0);

/** What every scene demands: a clear yes or a clear no for everybody, and books that agree. */
async function judge(stage: Stage, visits: readonly Visit[]): Promise<Faults> {
  const faults = only(visits, 'failed').map(({ status, at, body }) => `${at} answered ${status}: ${body}`);
  for (const { code, title } of only(visits, 'refused')) {
    if (title !== 'Agotado' && code !== 'order_refused') faults.push(`a loser heard "${title}" (${code})`);
  }
  const { rows } = await stage.pool.query(
    `select count(*) as n from payment p join customer_order o using (region_id) where o.id = p.order_id
       and o.state <> 'confirmed' and p.captured > p.refunded and o.state <> 'cancelled'`,
  );
  if (Number(rows[0].n) > 0) faults.push(`${rows[0].n} losers were charged`);
  return [...faults, ...(await checkBooks(stage))];
}

function figuresOf(visits: readonly Visit[], begun: number) {
  return {
    confirmed: sum(only(visits, 'confirmed')),
    refused: only(visits, 'refused').length,
    s: ((Date.now() - begun) / 1000).toFixed(1),
  };
}

/** Many buyers of one place each: exactly as many as there are places. */
export const plain: Scene = async (stage, { buyers, places, lanes }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [site, begun] = [turnsOf(stage), Date.now()];
  const visits = await inLanes(Array.from({ length: buyers }), lanes, () =>
    visit({ site, departureIds: [departure], unitId: stage.selling.adult, places: 1 }),
  );
  const figures = figuresOf(visits, begun);
  const faults = await judge(stage, visits);
  if (figures.confirmed !== places) faults.push(`${figures.confirmed} places were sold of ${places}`);
  return { faults, figures };
};

/** Parties of one to six: never too many, and what is left over is too few for anybody who was refused. */
export const parties: Scene = async (stage, { buyers, places, lanes }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [site, begun] = [turnsOf(stage), Date.now()];
  const visits = await inLanes(Array.from({ length: buyers }), lanes, (_, index) =>
    visit({ site, departureIds: [departure], unitId: stage.selling.adult, places: 1 + (index % 6) }),
  );
  const figures = figuresOf(visits, begun);
  const faults = await judge(stage, visits);
  const left = places - figures.confirmed;
  const smallest = Math.min(...only(visits, 'refused').map((one) => one.places));
  if (left < 0) faults.push(`${figures.confirmed} places were sold of ${places}`);
  if (left >= smallest) faults.push(`${left} places were left, and a party of ${smallest} was refused`);
  return { faults, figures: { ...figures, left } };
};

/** Pairs of departures that overlap and share one guide: of each pair one is sold, whoever asks first, and never both. */
export const guide: Scene = async (stage, { buyers, lanes }) => {
  const pairs = await Promise.all(
    Array.from({ length: Math.max(4, Math.floor(buyers / 8)) }, async (_, index) => {
      const shared = await stage.selling.resource({ counts: 'departure', capacity: 1 });
      const startsAt = new Date(Date.now() + (40 + index) * 86_400_000);
      const at = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000);
      return Promise.all([0, 1].map((hours) => stage.selling.departure({ startsAt: at(hours), resources: [shared] })));
    }),
  );
  const [site, begun] = [turnsOf(stage), Date.now()];
  const wishes = pairs.flatMap((pair) => Array.from({ length: 8 }, (_, index) => pair[index % 2]!));
  const visits = await inLanes(wishes, lanes, (departure) =>
    visit({ site, departureIds: [departure], unitId: stage.selling.adult, places: 1 }),
  );
  const figures = figuresOf(visits, begun);
  const faults = await judge(stage, visits);
  const { rows } = await stage.pool.query('select id, taken from departure where id = any($1)', [pairs.flat()]);
  const takenOf = (id: string) => rows.find((row) => row.id === id).taken as number;
  const both = pairs.filter((pair) => pair.every((id) => takenOf(id) > 0)).length;
  const neither = pairs.filter((pair) => pair.every((id) => takenOf(id) === 0)).length;
  if (both > 0) faults.push(`${both} guides were sold twice`);
  if (neither > 0) faults.push(`${neither} guides were refused to everybody`);
  return { faults, figures: { pairs: pairs.length, ...figures } };
};

/** Baskets of two departures in either order: all or nothing, and nobody waits for ever. */
export const baskets: Scene = async (stage, { buyers, places, lanes }) => {
  const [one, other] = [
    await stage.selling.departure({ capacity: places }),
    await stage.selling.departure({ capacity: Math.ceil(places / 2) }),
  ];
  const [site, begun] = [turnsOf(stage), Date.now()];
  const visits = await inLanes(Array.from({ length: buyers }), lanes, (_, index) => {
    const departureIds = index % 3 === 0 ? [one] : index % 3 === 1 ? [one, other] : [other, one];
    return visit({ site, departureIds, unitId: stage.selling.adult, places: 1 });
  });
  const figures = figuresOf(visits, begun);
  const faults = await judge(stage, visits);
  const { rows } = await stage.pool.query('select id, taken, capacity from departure where id = any($1)', [
    [one, other],
  ]);
  for (const { id, taken, capacity } of rows) if (taken > capacity) faults.push(`${id}: ${taken} of ${capacity}`);
  const first = rows.find(({ id }) => id === one);
  if (first.taken !== first.capacity) faults.push(`${first.capacity - first.taken} places were left of the first`);
  return { faults, figures };
};

/** Whoever has places gives them back and others take them at once: never too many, and full in the end. */
export const storm: Scene = async (stage, { buyers, places, lanes }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [site, begun] = [turnsOf(stage), Date.now()];
  let cancelled = 0;
  let over = 0;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      const { rows } = await stage.pool.query('select taken > capacity as over from departure where id = $1', [
        departure,
      ]);
      if (rows[0].over) over += 1;
      await sleep(20);
    }
  })();
  const visits = await inLanes(Array.from({ length: Math.ceil(buyers / 2) }), lanes, async (_, index) => {
    const seen = await visit({ site, departureIds: [departure], unitId: stage.selling.adult, places: 1 });
    if (seen.end === 'confirmed' && index % 3 !== 0) {
      await cancelPatiently(site, seen);
      cancelled += 1;
    }
    return seen;
  });
  await untilQuiet(stage);
  watching = false;
  await watch;
  // Whatever was given back can be had again.
  const after = await inLanes(Array.from({ length: places + lanes }), lanes, () =>
    visit({ site, departureIds: [departure], unitId: stage.selling.adult, places: 1 }),
  );
  const faults = await judge(stage, [...visits, ...after]);
  const { rows } = await stage.pool.query('select taken from departure where id = $1', [departure]);
  if (over > 0) faults.push('it was oversold for a moment');
  if (rows[0].taken !== places) faults.push(`${rows[0].taken} of ${places} are taken in the end`);
  return { faults, figures: { cancelled, ...figuresOf([...visits, ...after], begun) } };
};

/** The operator takes places out of the sale meanwhile, as low as what is sold already: never fewer than were sold. */
export const cut: Scene = async (stage, { buyers, places, lanes }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [site, begun] = [turnsOf(stage), Date.now()];
  let selling = true;
  let [cuts, refusedCuts] = [0, 0];
  const operator = (async () => {
    for (let capacity = places - 1; selling && capacity > places / 2; capacity -= 1) {
      await sleep(10);
      const { numAffectedRows } = await cutCapacity(stage, departure, capacity);
      if (numAffectedRows === 1n) cuts += 1;
      else refusedCuts += 1;
    }
  })();
  const visits = await inLanes(Array.from({ length: buyers }), lanes, () =>
    visit({ site, departureIds: [departure], unitId: stage.selling.adult, places: 1 }),
  );
  selling = false;
  await operator;
  const figures = figuresOf(visits, begun);
  const faults = await judge(stage, visits);
  const { rows } = await stage.pool.query('select taken, capacity from departure where id = $1', [departure]);
  if (rows[0].taken !== rows[0].capacity)
    faults.push(`${rows[0].taken} were sold of the ${rows[0].capacity} that were left`);
  return { faults, figures: { cuts, 'cuts refused': refusedCuts, capacity: rows[0].capacity, ...figures } };
};

/** The statement that the operators' desk sends. */
async function cutCapacity({ db, region }: Stage, departure: string, capacity: number) {
  const done = await sql`update departure set capacity = ${capacity}
    where region_id = ${region} and id = ${departure} and taken <= ${capacity}`.execute(db);
  return { numAffectedRows: done.numAffectedRows ?? 0n };
}

/** Waits until every refund that was promised has been carried. */
async function untilQuiet({ pool }: Stage): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const { rows } = await pool.query(`select count(*)::int as n from refund where state in ('approved', 'failed')`);
    if (rows[0].n === 0) return;
    await sleep(100);
  }
}

export const SCENES: Record<string, Scene> = { plain, parties, guide, baskets, storm, cut };
