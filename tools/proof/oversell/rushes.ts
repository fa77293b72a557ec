import { sellByOcto } from '../agency.ts';
import { inParallel } from '../buyer.ts';
import type { Stage } from '../stage.ts';
import { turnsOf } from '../stage.ts';
import { balances, buyOn, figuresOf, only, openAgency, placesOf, type Sale, type Scene } from './scene.ts';

export const ENOUGH_TO_RACE = 200;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const each = (count: number) => Array.from({ length: count });

/** Each buyer wants one seat. All seats must be sold, and none twice. */
export const plain: Scene = async (stage, { buyers, places, connections }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [buy, begun] = [buyOn(stage, turnsOf(stage)), Date.now()];
  const sales = await inParallel(each(buyers), connections, () => buy([departure]));
  const figures = figuresOf(sales, begun);
  const faults = figures.confirmed === places ? [] : [`${figures.confirmed} places were sold of ${places}`];
  return { sales, faults, figures };
};

/** Parties have one to six people. No refused party may fit into the remaining seats. */
export const parties: Scene = async (stage, { buyers, places, connections }) => {
  const departure = await stage.selling.departure({ capacity: places });
  const [buy, begun] = [buyOn(stage, turnsOf(stage)), Date.now()];
  const sales = await inParallel(each(buyers), connections, (_, index) => buy([departure], 1 + (index % 6)));
  const left = places - placesOf(only(sales, 'confirmed'));
  return { sales, faults: faultsOfRest(sales, left, places), figures: { ...figuresOf(sales, begun), left } };
};

function faultsOfRest(sales: readonly Sale[], left: number, places: number): string[] {
  const smallest = Math.min(...only(sales, 'refused').map((one) => one.places));
  if (left < 0) return [`${places - left} places were sold of ${places}`];
  return left >= smallest ? [`${left} places were left, and a party of ${smallest} was refused`] : [];
}

/** Web buyers and an agency compete for the same seats. */
export const channels: Scene = async (stage, { buyers, places, connections }) => {
  const seats = Math.max(places, Math.min(4 * places, Math.floor(buyers / 2)));
  const departure = await stage.selling.departure({ capacity: seats });
  const [site, agency, begun] = [turnsOf(stage), await openAgency(stage), Date.now()];
  const buy = buyOn(stage, site);
  const sales = await inParallel(each(buyers), connections, (_, index): Promise<Sale> => {
    const party = 1 + (Math.floor(index / 2) % 3);
    if (index % 2 === 0) return buy([departure], party);
    return sellByOcto(site, agency, { departureId: departure, unitId: stage.selling.adult, places: party });
  });
  const byAgency = placesOf(only(sales, 'confirmed').filter((sale) => 'uuid' in sale));
  const figures = figuresOf(sales, begun);
  const faults = faultsOfRest(sales, seats - figures.confirmed, seats);
  const isOneSided = byAgency === 0 || byAgency === figures.confirmed;
  if (isOneSided && buyers >= ENOUGH_TO_RACE) faults.push('one of the channels sold nothing: it was no race');
  return { sales, faults, figures: { ...figures, 'by the agency': byAgency } };
};

/** Each pair of overlapping departures shares one guide. Only one departure of each pair may be sold. */
export const guide: Scene = async (stage, { buyers, connections }) => {
  const pairs = await Promise.all(
    each(Math.max(4, Math.floor(buyers / 8))).map((_, index) => sharing(stage, index, 'departure', 1, [0, 1])),
  );
  const [buy, begun] = [buyOn(stage, turnsOf(stage)), Date.now()];
  const wishes = pairs.flatMap((pair) => each(8).map((_, index) => pair[index % 2]!));
  const sales = await inParallel(wishes, connections, (departure) => buy([departure]));
  const found = await balances(stage, pairs.flat());
  const sold = pairs.map((pair) => pair.filter((id) => found.get(id)!.taken > 0).length);
  const [both, neither] = [sold.filter((count) => count > 1).length, sold.filter((count) => count === 0).length];
  const faults = both > 0 ? [`${both} guides were sold twice`] : [];
  if (neither > 0) faults.push(`${neither} guides were refused to everybody`);
  return { sales, faults, figures: { pairs: pairs.length, ...figuresOf(sales, begun) } };
};

/**
 * Three simultaneous departures with ten seats each share a van with twelve seats. The van must be full before a
 * departure is full.
 */
export const van: Scene = async (stage, { buyers, connections }) => {
  const seats = 12;
  const vans = await Promise.all(
    each(Math.max(3, Math.floor(buyers / 24))).map((_, index) => sharing(stage, index, 'place', seats, [0, 0, 1])),
  );
  const [buy, begun] = [buyOn(stage, turnsOf(stage)), Date.now()];
  const wishes = vans.flatMap((van) => each(24).map((_, index) => [van[index % 3]!, 1 + (index % 4)] as const));
  const sales = await inParallel(wishes, connections, ([departure, party]) => buy([departure], party));
  const found = await balances(stage, vans.flat());
  const faults = vans.flatMap((van) => {
    const taken = van.reduce((sum, id) => sum + found.get(id)!.taken, 0);
    if (taken > seats) return [`a van of ${seats} carries ${taken}`];
    const refused = sales.some(
      ({ end, places }, index) => end === 'refused' && van.includes(wishes[index]![0]) && places <= seats - taken,
    );
    return refused ? [`a van had ${seats - taken} seats left for somebody who was refused`] : [];
  });
  return { sales, faults, figures: { vans: vans.length, ...figuresOf(sales, begun) } };
};

async function sharing(
  stage: Stage,
  index: number,
  counts: 'departure' | 'place',
  capacity: number,
  hours: readonly number[],
): Promise<string[]> {
  const shared = await stage.selling.resource({ counts, capacity });
  const day = Date.now() + (40 + index) * DAY;
  const at = (hour: number, position: number) => new Date(day + hour * HOUR + position * 60_000);
  return Promise.all(
    hours.map((hour, position) => stage.selling.departure({ startsAt: at(hour, position), resources: [shared] })),
  );
}

/** Each basket has two departures. Both or none must be bought, without deadlocks. */
export const baskets: Scene = async (stage, { buyers, places, connections }) => {
  const one = await stage.selling.departure({ capacity: places });
  const other = await stage.selling.departure({ capacity: Math.ceil(places / 2) });
  const [buy, begun] = [buyOn(stage, turnsOf(stage)), Date.now()];
  const wishes = [[one], [one, other], [other, one]];
  const sales = await inParallel(each(buyers), connections, (_, index) => buy(wishes[index % 3]!));
  const found = await balances(stage, [one, other]);
  const faults = [...found.values()]
    .filter(({ taken, capacity }) => taken > capacity)
    .map(({ taken, capacity }) => `${taken} places were sold of ${capacity}`);
  const first = found.get(one)!;
  if (first.taken < places) faults.push(`${places - first.taken} places were left of the first`);
  return { sales, faults, figures: figuresOf(sales, begun) };
};
