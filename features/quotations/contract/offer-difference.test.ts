import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import type { OfferContent } from './offer.ts';
import { offerDifference } from './offer-difference.ts';

test('what changed from one version to the next, line by line and day by day', () => {
  const line = lineOf();
  const before = offerContent([line, lineOf({ title: 'Se va' })], { includes: ['Guía'] });
  const after: OfferContent = {
    ...before,
    lines: [
      { ...line, units: [{ unitId: null, name: 'Persona', quantity: 2, unitPrice: 8000, follows: 'people' }] },
      lineOf({ title: 'Llega' }),
    ],
    includes: ['Agua'],
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
    ['line', 'added', 'Llega', null, 10_000],
    ['line', 'removed', 'Se va', 10_000, null],
    ['day', 'added', '2', null, 'Chimú'],
    ['includes', 'added', 'Agua', null, 'Agua'],
    ['includes', 'removed', 'Guía', 'Guía', null],
  ]);
  expect(offerDifference(before, structuredClone(before))).toEqual([]);
});
