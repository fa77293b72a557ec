import { expect, test } from 'vitest';
import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Candidate } from '#planner/model.ts';
import { mostPromising, type Rated, withoutWholes } from './rated-places.rules.ts';

function rated(id: string, interest: number, more: Partial<PlanningPlace> = {}): Rated {
  const place = { id, partOf: null, lon: -72, lat: -13, ...more } as PlanningPlace;
  return { place, isAsked: false, candidate: { id, interest } as Candidate };
}

test('the most interesting part of a place gets the interest of the whole', () => {
  const parts = [
    rated('ruins', 1000),
    rated('palace', 800, { partOf: 'ruins' }),
    rated('temple', 600, { partOf: 'ruins' }),
  ];
  expect(withoutWholes(parts).map(({ candidate }) => [candidate.id, candidate.interest])).toEqual([
    ['palace', 1000],
    ['temple', 600],
  ]);
});

test('a small sight beside the lodging goes before more interesting sights far away', () => {
  const far = Array.from({ length: 200 }, (_, i) => rated(`far ${i}`, 300, { lat: -15 }));
  const chosen = mostPromising([...far, rated('near', 100)], [{ lon: -72, lat: -13 }]);
  expect(chosen).toHaveLength(120);
  expect(chosen.map(({ place }) => place.id)).toContain('near');
});
