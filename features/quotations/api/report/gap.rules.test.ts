import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_ASKERS } from '#features/quotations/contract/report.ts';
import { gapLabel } from '#features/quotations/contract/report-words.ts';
import { askersOf, type Counted, cellsOf, isPublishable, outcomeOf } from './gap.rules.ts';

const row = (asker: string, areas: string[], more: Partial<Counted> = {}): Counted => ({
  reference: `CZ${asker}`,
  askedAt: new Date(0),
  asker,
  kind: 'text',
  people: 2,
  begins: null,
  areas,
  length: null,
  wish: { languages: [], lodging: null, budget: null },
  asked: 2,
  declined: 0,
  reasons: [],
  outcome: 'silent',
  ...more,
});
const people = (count: number, areas: string[], from = 0) =>
  Array.from({ length: count }, (_, n) => row(`${areas.join()}${from + n}`, areas));
const shown = (rows: Counted[]) => cellsOf(rows, 'area').map(({ key, rows: cell }) => [key, cell.length]);

test('a value that fewer than ten people requested is merged with the next larger value', () => {
  expect(shown([...people(30, ['Moche']), ...people(12, ['Huanchaco']), ...people(11, ['Chao'])])).toEqual([
    ['Moche', 30],
    ['Huanchaco', 12],
    ['Chao', 11],
  ]);
  // Without merging, subtracting the other cells from the total would reveal the three people of Chao.
  expect(shown([...people(30, ['Moche']), ...people(12, ['Huanchaco']), ...people(3, ['Chao'])])).toEqual([
    ['Moche', 30],
    [null, 15],
  ]);
  expect(shown([...people(30, ['Moche']), ...people(6, ['Huanchaco']), ...people(5, ['Chao'])])).toEqual([
    ['Moche', 30],
    [null, 11],
  ]);
});

test('no cells are shown if all cells would be merged into one', () => {
  expect(shown(people(9, ['Moche']))).toEqual([]);
  expect(shown([...people(10, ['Moche']), ...people(4, ['Chao'])])).toEqual([]);
  const often = Array.from({ length: 40 }, () => row('one', ['Moche']));
  expect(shown(often)).toEqual([]);
});

test('every shown cell counts at least ten people', () => {
  const areas = fc.subarray(['Moche', 'Huanchaco', 'Chao', 'Otuzco', 'Virú']);
  const asked = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), areas), { maxLength: 120 });
  fc.assert(
    fc.property(asked, (all) => {
      const rows = all.map(([asker, named]) => row(String(asker), named));
      const cells = cellsOf(rows, 'area');
      const covered = new Set(cells.flatMap((cell) => cell.rows));
      expect(cells.length === 0 || covered.size === rows.length).toBe(true);
      for (const cell of cells) {
        const inside = new Set(cell.rows);
        expect(askersOf(cell.rows)).toBeGreaterThanOrEqual(LEAST_ASKERS);
        expect(isPublishable(askersOf(rows.filter((it) => !inside.has(it))))).toBe(true);
      }
    }),
  );
});

test('only requests that ended without an offer have an outcome', () => {
  const it = { state: 'expired', offered: 0, asked: 3, declined: 0, waitedOut: false };
  expect(outcomeOf(it)).toBe('silent');
  expect(outcomeOf({ ...it, declined: 1 })).toBe('some_declined');
  expect(outcomeOf({ ...it, declined: 3 })).toBe('all_declined');
  expect(outcomeOf({ ...it, offered: 1 })).toBeNull();
  expect(outcomeOf({ ...it, state: 'open' })).toBeNull();
  expect(outcomeOf({ ...it, state: 'withdrawn' })).toBeNull();
  expect(outcomeOf({ ...it, state: 'withdrawn', waitedOut: true })).toBe('gave_up');
});

test('the budget is shown as a band per person', () => {
  const of = (amount: number, per: 'group' | 'person', people = 2) => {
    const wish = { ...row('a', []).wish, budget: { amount, per } };
    const rows = Array.from({ length: 10 }, (_, n) => row(String(n), [], { wish, people }));
    return cellsOf(rows, 'budget').map(({ key }) => key);
  };
  expect(of(12_000, 'person')).toEqual(['10000-25000']);
  expect(of(100_000, 'group', 4)).toEqual(['25000-50000']);
  expect(of(99_999, 'person')).toEqual(['50000-100000']);
  expect(gapLabel('budget', '10000-25000', { currency: 'PEN', locale: 'es-PE' }).replaceAll('\u00a0', ' ')).toBe(
    'De S/ 100 a S/ 250',
  );
});
