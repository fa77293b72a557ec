import { beforeEach, expect, test } from 'vitest';
import {
  addToBasket,
  type BasketLine,
  changeLine,
  currentAttempt,
  emptyAfter,
  forgetAttempt,
  isHeld,
  noteOrder,
  useBasket,
} from './basket.ts';
import { refusalsOf } from './use-fresh-lines.ts';

const line = (departureId: string, quantity = 2): Omit<BasketLine, 'id'> => ({
  plan: { id: 'p', slug: 'p', title: 'P', picture: null },
  operator: { name: 'O', fictional: true },
  optionId: 'o',
  optionName: '',
  departureId,
  date: '2026-12-12',
  time: '08:30',
  units: [{ unitId: 'a', type: 'ADULT', quantity }],
  currency: 'PEN',
  total: 100,
  dueNow: 100,
});

beforeEach(() => useBasket.setState({ lines: [], attempt: null }));

test('adding a departure twice replaces its line', () => {
  addToBasket(line('x'));
  addToBasket(line('y'));
  addToBasket(line('x', 3));
  expect(useBasket.getState().lines.map(({ departureId, units }) => [departureId, units[0]!.quantity])).toEqual([
    ['x', 3],
    ['y', 2],
  ]);
});

test('a request for a changed basket has new ids', () => {
  addToBasket(line('x'));
  const first = currentAttempt();
  const [{ id }] = useBasket.getState().lines as [BasketLine];
  changeLine(id, { total: 120 });
  expect(currentAttempt()).toBe(first);
  changeLine(id, { units: [{ unitId: 'a', type: 'ADULT', quantity: 1 }] });
  const second = currentAttempt();
  expect(second.uuid).not.toBe(first.uuid);
  expect(second.bookings[id]).not.toBe(first.bookings[id]);
});

test('a paid order empties the basket, and a lapsed order keeps the lines', () => {
  addToBasket(line('x'));
  const { uuid } = currentAttempt();
  noteOrder('order');
  forgetAttempt('order');
  expect(useBasket.getState().lines).toHaveLength(1);
  expect(currentAttempt().uuid).not.toBe(uuid);
  noteOrder('other');
  emptyAfter('order');
  expect(useBasket.getState().lines).toHaveLength(1);
  emptyAfter('other');
  expect(useBasket.getState().lines).toHaveLength(0);
});

test('seats that the order of the same basket holds do not count as missing', () => {
  addToBasket(line('x'));
  currentAttempt();
  expect(isHeld(useBasket.getState())).toBe(false);
  noteOrder('order');
  expect(isHeld(useBasket.getState())).toBe(true);
  changeLine(useBasket.getState().lines[0]!.id, { units: [{ unitId: 'a', type: 'ADULT', quantity: 3 }] });
  expect(isHeld(useBasket.getState())).toBe(false);

  const refusal = (code: string) => ({ code, unitId: null, message: code });
  const refusals = [refusal('sold_out'), refusal('closed_stop')];
  expect(refusalsOf({ total: null, refusals }, true)).toEqual([refusals[1]]);
  expect(refusalsOf({ total: null, refusals }, false)).toEqual(refusals);
});
