import { expect, test } from 'vitest';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { listProposalDates } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { MoveForm } from './move-form.tsx';

test('the departures of the same day come first', async () => {
  const booking = { id: 'b', localDate: '2030-12-05', localTime: '09:00' } as OperatorBooking;
  const dates = [
    ['2030-12-04', '09:00'],
    ['2030-12-05', '10:30'],
  ].map(([localDate, localTime]) => ({ departureId: `${localDate} ${localTime}`, localDate, localTime, left: 4 }));
  const place = await showForOperator(<MoveForm booking={booking} send={async () => undefined} />, [
    [listProposalDates, { items: dates }],
  ]);
  const groups = [...place.querySelectorAll('optgroup')].map((group) => [
    group.label,
    [...group.querySelectorAll('option')].map(({ value }) => value),
  ]);
  expect(groups).toEqual([
    ['Ese mismo día', ['2030-12-05 10:30']],
    ['Otros días', ['2030-12-04 09:00']],
  ]);
});
