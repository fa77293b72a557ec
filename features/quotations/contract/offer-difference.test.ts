import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import type { OfferContent } from './offer.ts';
import { offerDifference } from './offer-difference.ts';

test('lists what changed from one version to the next', () => {
  const line = lineOf();
  const before = offerContent([line, lineOf({ title: 'Se va' })], { includes: [{ text: 'Guía', kinds: ['guide'] }] });
  const after: OfferContent = {
    ...before,
    lines: [
      { ...line, units: [{ unitId: null, name: 'Persona', quantity: 2, unitPrice: 8000, follows: 'people' }] },
      lineOf({ title: 'Llega' }),
    ],
    includes: [{ text: 'Agua', kinds: [] }],
    days: [...before.days, { title: 'Chimú', stops: [] }],
    lodging: 'Hostal',
  };
  const said = offerDifference(before, after).map(({ what, how, name, before: was, after: is }) => [
    what,
    how,
    name,
    was,
    is,
  ]);
  expect(said).toEqual([
    ['total', 'changed', '', 20_000, 26_000],
    ['lodging', 'added', '', null, 'Hostal'],
    ['line', 'changed', 'Paseo a pie', 10_000, 16_000],
    ['line_units', 'changed', 'Paseo a pie', 'el grupo', '2 × Persona'],
    ['line', 'added', 'Llega', null, 10_000],
    ['line', 'removed', 'Se va', 10_000, null],
    ['day', 'added', '2', null, 'Chimú'],
    ['includes', 'added', 'Agua', null, 'Agua'],
    ['includes', 'removed', 'Guía', 'Guía', null],
  ]);
  expect(offerDifference(before, structuredClone(before))).toEqual([]);
});

test('lists stops of a day that were added, removed or moved', () => {
  const stop = { begin: 540, minutes: 120, place: 'luna', title: 'Huaca de la Luna', note: '', included: true };
  const walk = { ...stop, begin: 720, place: null, title: 'Paseo' };
  const line = lineOf();
  const before = offerContent([line], { days: [{ title: 'Moche', stops: [stop, walk] }] });
  const later = { ...stop, begin: 600, minutes: 90, title: 'La huaca' };
  const lunch = { ...walk, begin: 780, title: 'Almuerzo' };
  const after: OfferContent = {
    ...before,
    startDate: '2027-01-02',
    days: [{ title: 'Moche y Chimú', stops: [later, lunch] }],
    lines: [{ ...line, note: 'Con agua', days: 2, begin: 600, required: true }],
    payments: [{ shareBps: 10_000, daysBefore: null }],
  };
  const said = offerDifference({ ...before, startDate: '2027-01-01' }, after);
  expect(said.map(({ what, how, before: was, after: is }) => [what, how, was, is])).toEqual([
    ['start_date', 'changed', '2027-01-01', '2027-01-02'],
    ['payments', 'changed', '30 % al aceptar; 70 % 30 días antes', '100 % al aceptar'],
    ['line_when', 'changed', 'día 1, 09:00, 2 h', 'día 1, 2 días seguidos, 10:00, 2 h'],
    ['line_note', 'added', null, 'Con agua'],
    ['line_required', 'changed', 'opcional', 'va siempre'],
    ['day_title', 'changed', 'Moche', 'Moche y Chimú'],
    ['stop', 'changed', '09:00 Huaca de la Luna, 2 h', '10:00 La huaca, 1 h 30 min'],
    ['stop', 'added', null, '13:00 Almuerzo'],
    ['stop', 'removed', '12:00 Paseo', null],
  ]);
});
