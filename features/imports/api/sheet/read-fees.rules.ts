import type { SheetProblem } from '#features/imports/contract/sheet.ts';
import { TARIFFS } from '#features/places/contract/place-extras.ts';
import { type Cells, COLUMNS, type ColumnKey, PRICE_COLUMNS, RESIDENT_COLUMNS } from './columns.ts';
import type { Read } from './read.ts';
import type { Money, SheetFacts } from './write-cells.rules.ts';

type Fees = SheetFacts['fees'];

/** The prices of a place. Null if no cell says anything. */
export function readFeeCells(cells: Cells, money: Money): Read<Fees> {
  const reader = new FeeReader(cells, money);
  const own = reader.prices(PRICE_COLUMNS);
  const residents = reader.prices(RESIDENT_COLUMNS);
  const [childTo, seniorFrom] = [reader.age('childTo'), reader.age('seniorFrom')];
  const text = cells.feeText || null;
  if (reader.problems.length > 0) return { problems: reader.problems };
  const known = {
    ...own,
    ...(Object.keys(residents).length > 0 && { residents }),
    ...(childTo !== undefined && { childTo }),
    ...(seniorFrom !== undefined && { seniorFrom }),
  };
  return { value: text === null && Object.keys(known).length === 0 ? null : { currency: money.code, ...known, text } };
}

const FREE = /^(gratis|gratuito|libre)$/i;

class FeeReader {
  readonly problems: { column: string; code: SheetProblem; value: string }[] = [];
  private readonly cells: Cells;
  private readonly money: Money;

  constructor(cells: Cells, money: Money) {
    this.cells = cells;
    this.money = money;
  }

  prices(columns: Record<(typeof TARIFFS)[number], ColumnKey>): Record<string, number> {
    return Object.fromEntries(
      TARIFFS.flatMap((tariff) => {
        const minor = this.price(columns[tariff]);
        return minor === undefined ? [] : [[tariff, minor]];
      }),
    );
  }

  age(column: ColumnKey): number | undefined {
    const text = this.cells[column] ?? '';
    if (text === '') return undefined;
    const years = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    if (years < 1) this.refuse(column, 'age', text);
    return years;
  }

  /** Minor units. "S/ 7.50", "7,5" and "gratis" are prices. */
  private price(column: ColumnKey): number | undefined {
    const text = this.cells[column] ?? '';
    if (text === '') return undefined;
    if (FREE.test(text)) return 0;
    const { code, decimals } = this.money;
    const found = new RegExp(
      `^(?:S/\\.?|\\$|${code})?\\s*(\\d{1,6})(?:[.,](\\d{1,${Math.max(1, decimals)}}))?$`,
      'i',
    ).exec(text);
    if (!found) this.refuse(column, 'price', text);
    return found ? Math.round(Number(`${found[1]}.${found[2] ?? 0}`) * 10 ** decimals) : undefined;
  }

  private refuse(column: ColumnKey, code: SheetProblem, value: string): void {
    this.problems.push({ column: COLUMNS[column].title, code, value: value.slice(0, 200) });
  }
}
