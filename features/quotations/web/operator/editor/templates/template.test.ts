import { expect, test } from 'vitest';
import type { OfferLine } from '../../../../contract/offer.ts';
import { newLine } from '../lines/new-line.ts';
import { formOf } from '../offer-form.ts';
import { fromTemplate, toTemplate } from './template.ts';

const family = { adults: 2, seniors: 0, childAges: [5, 8] };
const couple = { adults: 2, seniors: 0, childAges: [] };
const make = (kind: Parameters<typeof newLine>[0]['kind'], more: Partial<OfferLine> = {}): OfferLine => ({
  ...newLine({ kind, title: kind, party: family, days: 2, firstStop: null }),
  ...more,
});

test('a template contains no dates and no departures', () => {
  const plan = make('other', { kind: 'plan', departureId: crypto.randomUUID() });
  const ticket = make('ticket');
  const meal = make('meal', { needs: [plan.id, ticket.id] });
  const template = toTemplate(formOf({ startDate: '2027-03-01', lines: [plan, ticket, meal] }), family);
  expect(template.startDate).toBeUndefined();
  expect(template.lines?.map(({ kind, units }) => [kind, units.map(({ quantity }) => quantity)])).toEqual([
    ['ticket', [1, 1]],
    ['meal', [1]],
  ]);
  expect(template.lines?.[1]?.needs).toEqual([ticket.id]);
});

test('using a template scales its quantities to the party', () => {
  const ticket = make('ticket');
  const children = make('activity', {
    units: [{ unitId: null, name: 'niña o niño', quantity: 1, unitPrice: 10, follows: 'children' }],
  });
  const meal = make('meal', { needs: [ticket.id, children.id] });
  const template = toTemplate(formOf({ title: 'Dos días', lines: [ticket, children, meal] }), family);
  const form = fromTemplate(template, formOf({ title: 'Otro', startDate: '2027-04-02' }), couple);
  expect(form).toMatchObject({ title: 'Dos días', startDate: '2027-04-02' });
  expect(form.lines.map(({ kind, units }) => [kind, units.map(({ quantity }) => quantity)])).toEqual([
    ['ticket', [2]],
    ['meal', [2]],
  ]);
  expect(form.lines[1]!.needs).toEqual([form.lines[0]!.id]);
  expect(form.lines[0]!.id).not.toBe(ticket.id);
});
