import { expect, test } from 'vitest';
import { BANK_CHANGE_ACTIONS, BANK_CHANGE_STATES, moveBankChange } from './bank-change.ts';

test('only the job activates a waiting account', () => {
  const moves = BANK_CHANGE_STATES.flatMap((state) =>
    BANK_CHANGE_ACTIONS.flatMap((action) =>
      (['operator', 'region', 'system'] as const).flatMap((actor) => {
        const to = moveBankChange(state, action, actor);
        return to ? [`${state} ${action} by ${actor}: ${to}`] : [];
      }),
    ),
  );
  expect(moves).toEqual([
    'waiting apply by system: in_force',
    'waiting stop by operator: stopped',
    'waiting stop by region: stopped',
    'waiting replace by operator: replaced',
  ]);
});
