import { describe, expect, it } from 'vitest';
import { smallProblem } from '#planner/proof/small.ts';
import { sampleStop } from '#tests/trips.ts';
import type { TripDay, TripStop } from '../../../contract/trip.ts';
import { routeGains } from './route-gains.ts';

/** Ways of more than four steps are driven: 5 minutes and one more per step. The lodging is at step 0. */
const problem = { ...smallProblem(), fixed: [] };

const days = (...first: TripStop[]): TripDay[] => [
  { date: '2026-11-23', stops: first },
  { date: '2026-11-24', stops: [] },
];
const at = (place: string, begin: number, minutes = 60) => sampleStop(place, begin, minutes, place);
const named = ({ measure }: { measure: string }) => measure;

describe('the advantage of a new version of the route', () => {
  it('is less waiting if the same stops follow each other sooner', () => {
    const before = days(at('temple', 570, 90), at('museum', 780), at('market', 900, 0));
    const after = days(at('temple', 570, 90), at('museum', 700), at('market', 790, 0));
    const { better, worse } = routeGains(problem, before, after);
    expect(better).toEqual([{ measure: 'wait', more: false, by: 110 }]);
    expect(worse).toEqual([]);
  });

  it('is one more visit, with more driving as its price', () => {
    const before = days(at('museum', 600));
    const after = days(at('museum', 600), at('beach', 700, 120));
    const { better, worse } = routeGains(problem, before, after);
    expect(better).toContainEqual({ measure: 'sights', more: true, by: 1 });
    expect(worse).toContainEqual({ measure: 'drive', more: true, by: 37 });
  });

  it('is less driving, with one visit less as its price', () => {
    const before = days(at('museum', 600), at('beach', 700, 120));
    const after = days(at('museum', 600));
    const { better, worse } = routeGains(problem, before, after);
    expect(better).toContainEqual({ measure: 'drive', more: false, by: 37 });
    expect(worse.map(named)).toContain('sights');
  });

  it('is a closed stop that the new version visits while it is open', () => {
    const before = days(at('church', 780, 30));
    const after = days(at('church', 600, 30));
    expect(routeGains(problem, before, after).better).toEqual([{ measure: 'closed', more: false, by: 1 }]);
  });

  it('is a more interesting place instead of a less interesting one', () => {
    const before = days(at('square', 600, 30));
    const after = days(at('museum', 600));
    const { better, worse } = routeGains(problem, before, after);
    expect(better[0]).toMatchObject({ measure: 'taste', more: true });
    expect(worse.map(named)).toEqual(['walk', 'cost']);
  });

  it('is nothing if only hours change', () => {
    const before = days(at('museum', 600), at('market', 675, 40));
    const after = days(at('museum', 620), at('market', 695, 40));
    expect(routeGains(problem, before, after)).toEqual({ better: [], worse: [], unfit: 0 });
  });

  it('is nothing if the same stop still does not fit', () => {
    const crossing = days(at('museum', 600), at('market', 630, 40));
    expect(routeGains(problem, crossing, crossing)).toEqual({ better: [], worse: [], unfit: 1 });
  });

  it('is nothing if the new version is only worse', () => {
    const before = days(at('museum', 600), at('market', 675, 40));
    const after = days(at('museum', 600), at('market', 780, 40));
    const { better, worse } = routeGains(problem, before, after);
    expect(better).toEqual([]);
    expect(worse.map(named)).toEqual(['wait']);
  });
});
