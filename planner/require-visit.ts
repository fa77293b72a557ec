import { type Compiled, MUST_BONUS, rankOf } from './compile.ts';
import type { Item } from './items.ts';
import type { Plan, Problem } from './model.ts';

/**
 * Returns a copy in which a plan must contain the place, or null if the place has no visit of its own. The copy shares
 * the travel times, which take the most time to compute.
 */
export function requireVisit({ instance, items }: Compiled, place: number): Compiled | null {
  const i = items.findIndex((item) => item.place === place && item.meal === null && item.fixed === null);
  if (i < 0 || instance.side === null) return null;
  const { rank, always, side } = instance;
  const item = { ...items[i]!, must: true };
  return {
    items: items.with(i, item),
    instance: {
      ...instance,
      rank: rank.with(i, rankOf(item)),
      always: always.with(i, 1),
      side: { ...side, bonus: side.bonus.with(i, MUST_BONUS) },
    },
  };
}

/** Returns the visits of the plan as routes of the compiled problem. A stop without an item is left out. */
export function routesOf({ places }: Problem, { items }: Compiled, plan: Plan): number[][] {
  const keyOf = (place: string | null, { meal, day }: Pick<Item, 'meal' | 'day'>) => `${place ?? day} ${meal ?? ''}`;
  const index = new Map(items.map((item, i) => [keyOf(item.place === null ? null : places[item.place]!.id, item), i]));
  return plan.days.map(({ stops }, day) =>
    stops.flatMap(({ place, meal = null }) => index.get(keyOf(place, { meal, day })) ?? []),
  );
}
