import { DECLINE_NAMES } from './operator.ts';
import { LODGING_NAMES } from './quotation.ts';
import type { GapDimension, GapOutcome } from './report.ts';

export const GAP_DIMENSION_NAMES: Record<GapDimension, string> = {
  outcome: 'Qué pasó',
  area: 'Zona',
  kind: 'Con qué empezó',
  month: 'Mes del viaje',
  length: 'Días',
  party: 'Cuántas personas viajan',
  language: 'Idioma',
  lodging: 'Alojamiento',
  budget: 'Presupuesto por persona',
  reason: 'Por qué dijeron que no',
};

export const GAP_OUTCOME_NAMES: Record<GapOutcome, string> = {
  nobody_fits: 'Ningún operador encajaba',
  silent: 'Nadie respondió',
  some_declined: 'Unos dijeron que no, otros nada',
  all_declined: 'Todos dijeron que no',
  gave_up: 'Se retiró cansado de esperar',
};

export const SOURCE_NAMES = {
  plan: 'Un plan',
  trip: 'Un viaje armado',
  itinerary: 'Un itinerario',
  text: 'Sus propias palabras',
} as const;

/** Key of the cell for requests that do not state a value. */
export const UNSAID = '';
const UNSAID_NAMES: Partial<Record<GapDimension, string>> = {
  area: 'Sin zona',
  month: 'Sin fecha',
  length: 'Sin decir',
  language: 'Cualquiera',
  lodging: 'Sin decir',
  budget: 'Sin decir',
  reason: 'Nadie dijo que no',
};
export const REST_NAME = 'Las demás, juntas';

/** @param key key of the cell in the report. @param currency ISO 4217 code of the region. */
export function gapLabel(dimension: GapDimension, key: string, format: { currency: string; locale: string }): string {
  if (key === UNSAID) return UNSAID_NAMES[dimension] ?? 'Sin decir';
  const named: Partial<Record<GapDimension, Readonly<Record<string, string>>>> = {
    outcome: GAP_OUTCOME_NAMES,
    kind: SOURCE_NAMES,
    lodging: LODGING_NAMES,
    reason: DECLINE_NAMES,
  };
  if (named[dimension]) return named[dimension][key] ?? key;
  if (dimension === 'month') return monthName(key);
  if (dimension === 'length') return key === '1' ? '1 día' : `${key} días`;
  if (dimension === 'party') return key === '1' ? '1 persona' : `${key} personas`;
  if (dimension === 'language') return new Intl.DisplayNames('es', { type: 'language' }).of(key) ?? key;
  if (dimension === 'budget') return budgetName(key, format);
  return key;
}

/** Example: "2026-12" becomes "diciembre de 2026". */
export function monthName(month: string): string {
  const words = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return words.format(new Date(`${month}-01T00:00:00Z`));
}

/** Example: "2026-T4" becomes "octubre–diciembre de 2026". */
export function quarterName(quarter: string): string {
  const [year, number] = quarter.split('-T').map(Number) as [number, number];
  const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
  const name = (index: number) => month.format(new Date(Date.UTC(year, index)));
  return `${name(number * 3 - 3)}–${name(number * 3 - 1)} de ${year}`;
}

/** "10000-25000" (minor units) becomes "De S/ 100 a S/ 250". */
function budgetName(key: string, { currency, locale }: { currency: string; locale: string }): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const digits =
    new Intl.NumberFormat('es', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const [from, to] = key.split('-').map((minor) => money.format(Number(minor) / 10 ** digits));
  return `De ${from} a ${to}`;
}
