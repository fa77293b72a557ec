import { expect, test } from 'vitest';
import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Candidate } from '#planner/model.ts';
import { mostPromising, type Rated, tablesNear, withoutWholes } from './rated-places.rules.ts';

function rated(id: string, interest: number, more: Partial<PlanningPlace> = {}): Rated {
  const place = { id, partOf: null, lon: -72, lat: -13, ...more } as PlanningPlace;
  return { place, isAsked: false, isLocal: false, candidate: { id, interest } as Candidate };
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

test('a table of the local trip stays a candidate beside any number of nearer tables', () => {
  const near = Array.from({ length: 100 }, (_, i) => rated(`near ${i}`, 300));
  const local = { ...rated('local', 300, { lat: -13.5 }), isLocal: true };
  const far = rated('far', 300, { lat: -13.5 });
  const ids = tablesNear([...near, local, far], [], [{ lon: -72, lat: -13 }]).map(({ place }) => place.id);
  expect(ids).toContain('local');
  expect(ids).not.toContain('far');
});
