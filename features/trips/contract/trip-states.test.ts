import { expect, test } from 'vitest';
import { moveTrip, TRIP_ACTIONS, TRIP_STATES, type TripState, tripActions } from './trip-states.ts';

function walk(start: TripState, ...actions: Parameters<typeof moveTrip>[1][]) {
  let status: Parameters<typeof moveTrip>[0] = { state: start, returnsTo: null };
  for (const action of actions) {
    const moved = moveTrip(status, action);
    if (!moved.ok) return `${action} refused in ${status.state}`;
    status = moved.status;
  }
  return status.state;
}

test('the usual actions lead from planning to the archive', () => {
  expect(walk('planning', 'finish_planning', 'depart', 'arrive_home', 'archive')).toBe('archived');
});

test('restoring a trip returns it to its earlier state', () => {
  expect(walk('travelling', 'bin', 'restore')).toBe('travelling');
  expect(walk('ready', 'archive', 'unarchive')).toBe('ready');
  expect(walk('finished', 'archive', 'bin', 'restore')).toBe('archived');
});

test('a trip that was restored into the archive can be unarchived', () => {
  expect(walk('finished', 'archive', 'bin', 'restore', 'unarchive')).toBe('planning');
});

test('an action that the state does not allow is refused', () => {
  expect(walk('planning', 'arrive_home')).toBe('arrive_home refused in planning');
  expect(walk('planning', 'restore')).toBe('restore refused in planning');
  expect(walk('binned', 'bin')).toBe('bin refused in binned');
  expect(walk('finished', 'depart')).toBe('depart refused in finished');
});

test('every state allows an action', () => {
  const statuses = TRIP_STATES.map((state) => ({
    state,
    returnsTo: state === 'binned' || state === 'archived' ? ('ready' as const) : null,
  }));
  for (const status of statuses) expect(tripActions(status), status.state).not.toEqual([]);
  expect(new Set(statuses.flatMap(tripActions))).toEqual(new Set(TRIP_ACTIONS));
});
