import type { QuotationWish } from '#features/quotations/contract/quotation.ts';
import { type GapDimension, type GapOutcome, LEAST_ASKERS } from '#features/quotations/contract/report.ts';
import { UNSAID } from '#features/quotations/contract/report-words.ts';

export interface Counted {
  reference: string | null;
  askedAt: Date;
  /** Keyed hash of the person's email address. The hash allows counting each person once. */
  asker: string;
  kind: string;
  people: number;
  begins: string | null;
  areas: readonly string[];
  /** Number of days. */
  length: number | null;
  wish: Pick<QuotationWish, 'languages' | 'lodging' | 'budget'>;
  asked: number;
  declined: number;
  reasons: readonly string[];
  outcome: GapOutcome | null;
}

export interface Cell {
  key: string | null;
  rows: Counted[];
}

export function outcomeOf(it: {
  state: string;
  offered: number;
  asked: number;
  declined: number;
  waitedOut: boolean;
}): GapOutcome | null {
  if (it.offered > 0) return null;
  if (it.state === 'withdrawn') return it.waitedOut ? 'gave_up' : null;
  if (it.state !== 'expired') return null;
  if (it.declined === 0) return 'silent';
  return it.declined === it.asked ? 'all_declined' : 'some_declined';
}

export function askersOf(rows: readonly Counted[]): number {
  return new Set(rows.map(({ asker }) => asker)).size;
}

export function isPublishable(askers: number): boolean {
  return askers === 0 || askers >= LEAST_ASKERS;
}

/** Merges small cells, so that subtracting cells from the total never reveals fewer than ten people. */
export function cellsOf(rows: readonly Counted[], dimension: GapDimension): Cell[] {
  const total = askersOf(rows);
  if (total < LEAST_ASKERS) return [];
  const alone = group(rows, dimension).toSorted((one, other) => askersOf(other.rows) - askersOf(one.rows));
  const together = new Set<Counted>();
  const isSafe = (cell: readonly Counted[]) => {
    const inside = new Set(cell);
    const others = rows.filter((row) => !inside.has(row));
    return askersOf(cell) >= LEAST_ASKERS && isPublishable(askersOf(others));
  };
  const join = (index: number) => {
    for (const row of alone.splice(index, 1)[0]!.rows) together.add(row);
  };
  for (;;) {
    const unsafe = alone.findLastIndex(({ rows: cell }) => !isSafe(cell));
    if (unsafe >= 0) join(unsafe);
    else if (together.size > 0 && !isSafe([...together]) && alone.length > 0) join(alone.length - 1);
    else break;
  }
  if (alone.length === 0) return [];
  return together.size > 0 ? [...alone, { key: null, rows: [...together] }] : alone;
}

function group(rows: readonly Counted[], dimension: GapDimension): Cell[] {
  const groups = new Map<string, Counted[]>();
  for (const row of rows) {
    for (const value of new Set(valuesOf(row, dimension))) groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups].map(([key, cell]) => ({ key, rows: cell }));
}

const orUnsaid = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : [UNSAID]);

export function valuesOf({ wish, ...row }: Counted, dimension: GapDimension): readonly string[] {
  switch (dimension) {
    case 'outcome':
      return [row.outcome ?? UNSAID];
    case 'area':
      return orUnsaid(row.areas);
    case 'kind':
      return [row.kind];
    case 'month':
      return [row.begins?.slice(0, 7) ?? UNSAID];
    case 'length':
      return [String(row.length ?? UNSAID)];
    case 'party':
      return [partyBand(row.people)];
    case 'language':
      return orUnsaid(wish.languages);
    case 'lodging':
      return [wish.lodging ?? UNSAID];
    case 'budget':
      return [budgetBand(wish.budget, row.people)];
    case 'reason':
      return orUnsaid(row.reasons);
  }
}

function partyBand(people: number): string {
  if (people <= 2) return String(people);
  if (people <= 4) return '3 o 4';
  return people <= 8 ? '5 a 8' : '9 o más';
}

const STEPS = [1, 2.5, 5, 10];

/** @returns the budget of one person in minor units, as a band such as "10000-25000" */
function budgetBand(budget: QuotationWish['budget'], people: number): string {
  if (!budget) return UNSAID;
  const each = budget.per === 'person' ? budget.amount : budget.amount / people;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, each)));
  const index = STEPS.findLastIndex((step) => step * power <= each);
  return `${STEPS[Math.max(0, index)]! * power}-${STEPS[Math.max(0, index) + 1]! * power}`;
}
