import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import type { OrderBooking } from '../../../contract/order.ts';
import { TravellerFields } from './traveller-fields.tsx';

const shown = (idRequired: boolean): string => {
  const items = [
    { id: 'i1', unitId: 'u', type: 'ADULT', name: 'Residente', state: 'active', traveller: null, idRequired },
  ];
  const bookings = [{ id: 'b1', items, snapshot: { title: 'Moche' } }] as unknown as OrderBooking[];
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TravellerFields bookings={bookings} faults={{}} />
    </I18nProvider>,
  );
};

test('an age that the traveller gave for the trip fills the empty field of the child', () => {
  const items = [{ id: 'i1', unitId: 'u', type: 'CHILD', name: 'Niña o niño', state: 'active', traveller: null }];
  const bookings = [{ id: 'b1', items, snapshot: { title: 'Moche' } }] as unknown as OrderBooking[];
  const form = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TravellerFields bookings={bookings} faults={{}} tripAges={[7]} />
    </I18nProvider>,
  );
  expect(form).toMatch(/name="seat:CHILD-0:age"[^>]*value="7"/);
});

test('the form asks for a document number only if the price requires a document', () => {
  expect(shown(true)).toContain('name="seat:ADULT-0:document"');
  expect(shown(false)).not.toContain('document');
});
