import { expect, test } from 'vitest';
import {
  ACCOUNT_ACTIONS,
  ACCOUNT_STATES,
  type AccountAction,
  type AccountMover,
  accountActions,
  moveAccount,
} from './account-states.ts';

const MOVERS: AccountMover[] = ['owner', 'staff', 'clock'];

test('the state of an account changes only by these transitions', () => {
  const transitions = ACCOUNT_STATES.flatMap((state) =>
    ACCOUNT_ACTIONS.flatMap((action) => {
      const movers = MOVERS.filter((mover) => moveAccount({ state, lockedBy: null }, action, mover).ok);
      const moved = movers[0] && moveAccount({ state, lockedBy: null }, action, movers[0]);
      return moved?.ok ? [`${state} → ${moved.status.state}: ${action} by ${movers.join(', ')}`] : [];
    }),
  );
  expect(transitions).toEqual([
    'pending_email → active: confirm by owner',
    'active → locked: lock by owner, staff',
    'active → suspended: suspend by staff',
    'active → deletion_requested: request_deletion by owner, staff',
    'locked → active: unlock by owner, staff',
    'locked → suspended: suspend by staff',
    'suspended → active: reinstate by staff',
    'deletion_requested → active: cancel_deletion by owner, staff',
    'deletion_requested → erased: erase by staff, clock',
  ]);
});

test('an owner can unlock only an account that the owner locked', () => {
  expect(moveAccount({ state: 'locked', lockedBy: 'staff' }, 'unlock', 'owner')).toEqual({
    ok: false,
    code: 'account_action_refused',
  });
  expect(moveAccount({ state: 'locked', lockedBy: 'owner' }, 'unlock', 'owner').ok).toBe(true);
  expect(moveAccount({ state: 'locked', lockedBy: 'owner' }, 'unlock', 'staff').ok).toBe(true);
});

test('a locked account stores whether its owner or the staff locked it', () => {
  const lock = (mover: AccountMover) => moveAccount({ state: 'active', lockedBy: null }, 'lock', mover);
  expect(lock('owner')).toMatchObject({ status: { state: 'locked', lockedBy: 'owner' } });
  expect(lock('staff')).toMatchObject({ status: { state: 'locked', lockedBy: 'staff' } });
  const suspended = moveAccount({ state: 'locked', lockedBy: 'owner' }, 'suspend', 'staff');
  expect(suspended).toMatchObject({ status: { state: 'suspended', lockedBy: null } });
});

test('a screen offers exactly the actions that `moveAccount` allows', () => {
  expect(accountActions({ state: 'active', lockedBy: null }, 'staff')).toEqual<AccountAction[]>([
    'lock',
    'suspend',
    'request_deletion',
  ]);
  expect(accountActions({ state: 'erased', lockedBy: null }, 'staff')).toEqual([]);
});
