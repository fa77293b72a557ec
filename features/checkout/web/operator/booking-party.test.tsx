import { expect, test } from 'vitest';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { BookingParty } from './booking-party.tsx';

async function showParty(byHand: object | null): Promise<HTMLElement> {
  const item = { name: 'Adulto', state: 'active', traveller: null };
  const party = {
    items: [
      { ...item, id: 'a', state: 'cancelled' },
      { ...item, id: 'b' },
      { ...item, id: 'c' },
    ],
    contact: { name: 'Carmen Paredes', phone: null, email: null },
    ...{ answers: [], notes: null, pickup: null },
  } as unknown as NonNullable<OperatorBooking['party']>;
  return showForOperator(<BookingParty booking={{ byHand } as OperatorBooking} party={party} />);
}

const namesFor = async (byHand: object | null) =>
  [...(await showParty(byHand)).querySelectorAll('li > span:first-child')].map(({ textContent }) => textContent);

test('the contact of a booking by hand stands first among its travellers', async () => {
  expect(await namesFor({ paid: 0 })).toEqual(['Adulto', 'Carmen Paredes', 'Adulto']);
  expect(await namesFor(null)).toEqual(['Adulto', 'Adulto', 'Adulto']);
});

test('a traveller without a name is listed once by the kind of place', async () => {
  const lines = [...(await showParty({ paid: 0 })).querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Adultocancelado', 'Carmen ParedesAdulto', 'Adulto']);
});
