import { expect, test } from 'vitest';
import { smallProblem } from '#planner/proof/small.ts';
import { show } from '#tests/show.tsx';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import { formatClock } from '#web/format/time.ts';
import type { Api } from '#web/http/api.ts';
import { useToasts } from '#web/ui/toast-store.ts';
import type { PlanningContext } from '../../contract/planning.ts';
import { newBrowserTrip } from '../document/browser-trips.ts';
import { findStop } from '../document/trip-edits.ts';
import { createTripStore, type TripStore } from '../document/trip-store.ts';
import { type PlanActions, usePlanActions } from './use-plan-actions.ts';
import type { PlanningState } from './use-planning.ts';

const problem = { ...smallProblem(), fixed: [] };
const board = {
  problem,
  places: problem.places.map(({ id }) => ({ id, name: id })),
  anchors: [],
} as unknown as PlanningContext;

function Screen({ store, board, found }: { store: TripStore; board: PlanningState; found: { actions?: PlanActions } }) {
  found.actions = usePlanActions(store, board);
  return null;
}

test.each(['repair', 'toDay'] as const)('the message of %s names the begin that the stop has', async (action) => {
  const days = [
    // The odd length leaves a free time that begins at no multiple of five minutes.
    { date: '2026-11-23', stops: [sampleStop('long', 600, 63, 'museum'), sampleStop('bad', 620, 30, 'square')] },
    { date: '2026-11-24', stops: [sampleStop('other', 602, 61, 'garden')] },
  ];
  const store = createTripStore(newBrowserTrip({ ...sampleTrip(), days }), {
    call: () => new Promise(() => undefined),
  } as unknown as Api);
  const kept = { kept: { board, plans: [] } } as unknown as PlanningState;
  const found: { actions?: PlanActions } = {};
  await show(<Screen store={store} board={kept} found={found} />);
  if (action === 'repair') found.actions!.repair('bad');
  else found.actions!.toDay('bad', 1);
  const { begin } = findStop(store.getState().history.present, 'bad')!.stop;
  expect(useToasts.getState().shown!.text).toContain(formatClock(begin));
});
