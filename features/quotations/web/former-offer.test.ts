import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import type { LineUnit, OfferContent, OfferLine } from '../contract/offer.ts';
import { type FormerOffer, readFormer } from './former-offer.ts';

const unit = (name: string, quantity: number, follows: LineUnit['follows'] = null): LineUnit => ({
  ...{ unitId: null, name, quantity, unitPrice: 18_000, follows },
});

/** Lines of earlier releases had no `brings` and no `days`. */
function former(line: Partial<OfferLine>) {
  const { brings: _, days: __, ...rest } = lineOf(line);
  return rest;
}
const daysOf = (line: Partial<OfferLine>) => readFormer<OfferContent>({ lines: [former(line)] }).lines[0]!.days;

test('converts inclusions that are plain texts', () => {
  const line = former({ kind: 'guide', title: 'Guía y van', units: [unit('día', 3), unit('grupo', 1)] });
  const kept: FormerOffer = {
    title: 'Tres días',
    includes: ['Guía', 'Una serenata'],
    excludes: ['Propinas'],
    lines: [line],
  };
  expect(readFormer(kept)).toEqual({
    title: 'Tres días',
    includes: [
      { text: 'Guía', kinds: ['guide'] },
      { text: 'Una serenata', kinds: [] },
    ],
    excludes: [{ text: 'Propinas', kinds: [] }],
    lines: [{ ...line, brings: ['transport'], days: 3, units: [unit('día', 3, 'days'), unit('grupo', 1)] }],
  });
});

test('the quantity of a unit "día" becomes the number of days of the line', () => {
  const by = (name: string, quantity: number, more: Partial<OfferLine> = {}) =>
    daysOf({ kind: 'guide', units: [unit(name, quantity)], ...more });
  expect([by('Días de guía', 2), by(' jornada', 2), by('diario', 3), by('medio día', 3), by('día', 40)]).toEqual([
    2, 2, 1, 1, 14,
  ]);
  expect([by('día', 3, { kind: 'lodging' }), by('día', 3, { kind: 'plan', departureId: 'd' })]).toEqual([1, 1]);
  expect(daysOf({ units: [unit('día', 6, 'people')] })).toBe(1);
});

test('leaves an offer in the current format unchanged', () => {
  const offer = offerContent([lineOf({ kind: 'guide', title: 'Guía y van', units: [unit('día', 3)] })]);
  expect(readFormer(offer)).toEqual(offer);
  expect(readFormer({ title: 'Solo un título' })).toEqual({ title: 'Solo un título' });
});
