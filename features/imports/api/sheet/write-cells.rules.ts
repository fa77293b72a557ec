import type { PlaceSnapshot } from '#features/places/api/public.ts';
import { type PaymentMeans, TARIFFS } from '#features/places/contract/place-extras.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import { PLACE_STATE_NAMES, type PlaceState } from '#features/places/contract/place-states.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { hoursInSpanish } from '#planner/hours/spanish.ts';
import { plainLines } from '#server/paper/plain-text.ts';
import {
  type Cells,
  type ColumnKey,
  FACT_CELLS,
  PRICE_COLUMNS,
  RESIDENT_COLUMNS,
  SHEET_FACT_NAMES,
  type SheetFactName,
} from './columns.ts';

export interface Money {
  code: string;
  decimals: number;
}

/** The facts of the sheet, with the state as a fact. */
export type SheetFacts = Pick<PlaceFacts, Exclude<SheetFactName, 'state'>> & {
  state: { state: PlaceState; reason: string | null };
};

export const OPEN_SPACE = 'Espacio abierto';
export const PAYMENT_WORDS: Record<PaymentMeans, string> = {
  cash: 'Efectivo',
  card: 'Tarjeta',
  wallet: 'Billetera digital',
  transfer: 'Transferencia',
};

export const sheetFacts = ({ facts, state, stateReason }: PlaceSnapshot): SheetFacts => ({
  ...facts,
  state: { state, reason: stateReason },
});

/** A cell without invisible differences. */
export const tidyCell = (text: string): string => plainLines(text).trim();

/** All cells of a place, except its id and its revision. */
export function cellsOf(facts: SheetFacts, money: Money): Cells {
  return Object.assign({}, ...SHEET_FACT_NAMES.map((fact) => factCells(fact, facts[fact], money)));
}

/** @param value of the fact */
export function factCells<Fact extends SheetFactName>(fact: Fact, value: SheetFacts[Fact], money: Money): Cells {
  const cells = written(fact, value as never, money);
  return Object.fromEntries(
    (FACT_CELLS[fact] as readonly ColumnKey[]).map((column) => [column, tidyCell(cells[column] ?? '')]),
  );
}

function written(fact: SheetFactName, value: never, money: Money): Cells {
  switch (fact) {
    case 'kind':
      return { kind: (value as SheetFacts['kind']).label };
    case 'position': {
      const { lat, lon } = value as SheetFacts['position'];
      return { lat: degrees(lat), lon: degrees(lon) };
    }
    case 'hours':
      return { hours: hoursText(value) };
    case 'fees':
      return feeCells(value, money);
    case 'paymentMeans':
      return { paymentMeans: (value as PaymentMeans[]).map((one) => PAYMENT_WORDS[one]).join('; ') };
    case 'languages':
      return { languages: (value as string[]).map(languageName).join('; ') };
    case 'register': {
      const register = value as SheetFacts['register'];
      return { registerNumber: register?.number ?? '', registerUntil: register?.until ?? '' };
    }
    case 'state': {
      const { state, reason } = value as SheetFacts['state'];
      return { state: PLACE_STATE_NAMES[state], reason: reason ?? '' };
    }
    case 'phones':
    case 'activities':
      return { [fact]: (value as string[]).join('; ') };
    default:
      return { [fact]: (value as string | null) ?? '' };
  }
}

/** A centimetre is the seventh decimal. */
const degrees = (value: number): string => String(Number(value.toFixed(7)));

/** Assumed hours are not stated, so the cell is empty. */
function hoursText({ class: hoursClass, rule }: PlaceFacts['hours']): string {
  if (hoursClass === 'open_space') return OPEN_SPACE;
  if (hoursClass !== 'known' || rule === null) return '';
  const parsed = parseHours(rule);
  return parsed.ok ? hoursInSpanish(parsed.rules) : rule;
}

function feeCells(fees: PlaceFacts['fees'], money: Money): Cells {
  if (!fees) return {};
  const price = (minor: number | undefined) => (minor === undefined ? '' : priceText(minor, fees.currency, money));
  return {
    ...Object.fromEntries(TARIFFS.map((one) => [PRICE_COLUMNS[one], price(fees[one])])),
    ...Object.fromEntries(TARIFFS.map((one) => [RESIDENT_COLUMNS[one], price(fees.residents?.[one])])),
    childTo: String(fees.childTo ?? ''),
    seniorFrom: String(fees.seniorFrom ?? ''),
    feeText: fees.text ?? '',
  };
}

/** Prices in another currency than the region's say it. */
function priceText(minor: number, currency: string, { code, decimals }: Money): string {
  const amount = String(minor / 10 ** decimals);
  return currency === code ? amount : `${currency} ${amount}`;
}

const names = new Intl.DisplayNames('es', { type: 'language', fallback: 'none' });

export function languageName(code: string): string {
  const name = names.of(code);
  return name === undefined ? code : `${name.charAt(0).toLocaleUpperCase('es')}${name.slice(1)}`;
}
