import { expect, test } from 'vitest';
import { suggestInclusion } from '../../../contract/suggest-kinds.ts';
import { contentOf, draftOf, formOf, type OfferForm, readForm } from './offer-form.ts';

const line = {
  needs: [],
  units: [{ follows: null, unitPrice: 100, quantity: 1, name: 'día', unitId: null }],
  required: true,
  id: 'a',
  kind: 'guide' as const,
  title: 'Guía',
  note: '',
  brings: ['transport' as const],
  day: 0,
  days: 2,
  begin: 540,
  minutes: 60,
  place: null,
  departureId: null,
};

test('a draft gives the same form in whatever order its fields are stored', () => {
  const form = formOf({ title: 'Huacas', startDate: '2027-03-01', lines: [line] });
  const kept = draftOf(form);
  const shuffled = Object.fromEntries(Object.entries(kept).toReversed());
  expect(JSON.stringify(formOf(shuffled))).toBe(JSON.stringify(form));
});

test('a form takes missing values from `usual`', () => {
  const usual = { title: 'Lo pedido', validDays: 5, payments: [{ shareBps: 10_000, daysBefore: null }] };
  expect(formOf({}, usual)).toMatchObject({ title: 'Lo pedido', validDays: 5, startDate: null, lines: [] });
  expect(formOf({ title: 'Otra cosa' }, usual).title).toBe('Otra cosa');
});

test('a draft leaves out empty list entries and an unknown first day', () => {
  const form = { ...formOf({}), includes: ['Guía ', '', '  '].map(suggestInclusion) };
  expect(draftOf(form).includes).toEqual([{ text: 'Guía', kinds: ['guide'] }]);
  expect('startDate' in draftOf(form)).toBe(false);
  expect(contentOf(form)).toBeNull();
  expect(contentOf({ ...form, startDate: '2027-03-01' })?.startDate).toBe('2027-03-01');
});

test('converts a form of an earlier release, which has no kinds and days', () => {
  const { brings: _, days: __, ...former } = line;
  const today = formOf({ includes: [{ text: 'Guía', kinds: ['guide'] }], lines: [{ ...line, brings: [], days: 1 }] });
  const kept = { ...today, includes: ['Guía'], lines: [former] } as unknown as OfferForm;
  expect(JSON.stringify(readForm(kept))).toBe(JSON.stringify(today));
  expect(JSON.stringify(readForm(today))).toBe(JSON.stringify(today));
});
