import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import type { Need } from '#planner/model.ts';

type Kind = Pick<PlanningPlace, 'category' | 'kindLabel'>;

/** Categories and kinds of places with steps, loose earth or slopes. These lists are our estimate. */
const STEPS = new Set<Kind['category']>(['archaeological_site', 'viewpoint']);
const CLIMBS = new Set(['Cerro', 'Nevado', 'Cañón', 'Caverna', 'Bosque de piedras', 'Cascada']);

/**
 * Returns false if places of this kind usually fail a need of the traveller, and no source says that this place meets
 * the need.
 */
export function terrainSuits({ needs }: Pick<Wish, 'needs'>, place: Kind & Pick<PlanningPlace, 'needs'>): boolean {
  return needs.every((need) => place.needs[need] === true || !failedBy(place).includes(need));
}

function failedBy({ category, kindLabel }: Kind): Need[] {
  if (CLIMBS.has(kindLabel)) return ['step_free', 'low_effort'];
  return STEPS.has(category) || kindLabel === 'Salineras' ? ['step_free'] : [];
}
