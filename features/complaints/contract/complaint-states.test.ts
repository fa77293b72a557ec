import { assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  COMPLAINT_STATES,
  CONSUMER_ACTIONS,
  type ComplaintStatus,
  complaintActions,
  moveComplaint,
  STAFF_ACTIONS,
} from './complaint-states.ts';

const status = (state: ComplaintStatus['state'], more: Partial<ComplaintStatus> = {}): ComplaintStatus => ({
  state,
  late: false,
  extended: false,
  extendable: false,
  daysSinceAnswer: null,
  ...more,
});
const consumer = (from: ComplaintStatus) => complaintActions(from, 'consumer', CONSUMER_ACTIONS);
const staff = (from: ComplaintStatus) => complaintActions(from, 'staff', STAFF_ACTIONS);

test('the consumer and the staff have different actions in each state', () => {
  expect(consumer(status('filed'))).toEqual(['withdraw']);
  expect(consumer(status('in_progress', { late: true }))).toEqual(['escalate', 'withdraw']);
  expect(consumer(status('answered', { daysSinceAnswer: 3 }))).toEqual(['accept', 'dispute', 'escalate']);
  expect(consumer(status('closed', { daysSinceAnswer: 40 }))).toEqual(['dispute']);
  expect(consumer(status('closed', { daysSinceAnswer: 61 }))).toEqual([]);
  expect(consumer(status('escalated', { daysSinceAnswer: 3 }))).toEqual([]);
  expect(staff(status('filed'))).toEqual(['take', 'assign', 'note', 'answer']);
  expect(staff(status('escalated'))).toEqual(['assign', 'note', 'answer']);
  expect(staff(status('closed'))).toEqual(['assign', 'note']);
});

test('a deadline can be extended only once', () => {
  const extend = (more: Partial<ComplaintStatus>) => moveComplaint(status('in_progress', more), 'staff', 'extend');
  expect(extend({ extendable: true })).toEqual({ ok: true, to: 'in_progress', restarts: false });
  for (const more of [{}, { extendable: true, extended: true }, { extendable: true, late: true }])
    expect(extend(more)).toEqual({ ok: false, code: 'complaint_not_extendable' });
});

test('if the consumer disputes the answer (“no conforme”), the complaint is reopened with a new deadline', () => {
  expect(moveComplaint(status('answered', { daysSinceAnswer: 0 }), 'consumer', 'dispute')).toEqual({
    ok: true,
    to: 'in_progress',
    restarts: true,
  });
});

test('a complaint can be closed automatically thirty days after the answer', () => {
  const close = (daysSinceAnswer: number) =>
    moveComplaint(status('answered', { daysSinceAnswer }), 'system', 'close').ok;
  expect([close(29), close(30)]).toEqual([false, true]);
});

test('consumers cannot act as staff, and staff cannot act as consumers', () => {
  const any = record({
    state: constantFrom(...COMPLAINT_STATES),
    late: boolean(),
    extended: boolean(),
    extendable: boolean(),
    daysSinceAnswer: option(integer({ min: 0, max: 100 }), { nil: null }),
  });
  assert(
    property(any, (it) => {
      for (const action of STAFF_ACTIONS) expect(moveComplaint(it, 'consumer', action).ok).toBe(false);
      for (const action of CONSUMER_ACTIONS) expect(moveComplaint(it, 'staff', action).ok).toBe(false);
      for (const action of [...STAFF_ACTIONS, ...CONSUMER_ACTIONS]) {
        const moved = moveComplaint(
          it,
          (STAFF_ACTIONS as readonly string[]).includes(action) ? 'staff' : 'consumer',
          action,
        );
        if (moved.ok && it.state !== 'filed') expect(moved.to).not.toBe('filed');
      }
    }),
  );
});
