import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import type { Need } from '#planner/model.ts';

type Kind = Pick<PlanningPlace, 'category' | 'kindLabel'>;

/** Sites with steps, loose earth or slopes. Our estimate. */
const STEPS = new Set<Kind['category']>(['archaeological_site', 'viewpoint']);
const CLIMBS = new Set(['Cerro', 'Nevado', 'Cañón', 'Caverna', 'Bosque de piedras', 'Cascada']);

/**
 * Returns `false` if the kind of place is not expected to meet a need of the wish, and no source says that the place
 * meets it. The planner does not propose such a place, and the traveller can still add it.
 */
export function terrainSuits({ needs }: Pick<Wish, 'needs'>, place: Kind & Pick<PlanningPlace, 'needs'>): boolean {
  return needs.every((need) => place.needs[need] === true || !failedBy(place).includes(need));
}

function failedBy({ category, kindLabel }: Kind): Need[] {
  if (CLIMBS.has(kindLabel)) return ['step_free', 'low_effort'];
  return STEPS.has(category) || kindLabel === 'Salineras' ? ['step_free'] : [];
}
