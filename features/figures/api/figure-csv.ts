import { ANSWERED_WORDS, INTEREST_WORDS, PAGE_WORDS, reasonWords } from '#features/figures/contract/figure-words.ts';
import { FEWEST, type FigureFile, type Figures } from '#features/figures/contract/figures.ts';
import { minorDigits } from '#regions/currencies.ts';
import { writeCsv } from '#server/paper/csv.ts';
import type { PageDay } from './visits.store.ts';

type Lines = (string | number | null)[][];

export const visitsCsv = (visits: readonly PageDay[]): string =>
  csvOf([['Día', 'Página', 'Visitas'], ...visits.map(({ day, page, count }) => [day, PAGE_WORDS[page], count])]);

export const figureCsv = (figure: Exclude<FigureFile, 'visits'>, figures: Figures): string =>
  csvOf(LINES[figure](figures));

const csvOf = (lines: Lines): string => writeCsv(lines.map((line) => line.map((cell) => String(cell ?? ''))));

const LINES: Record<Exclude<FigureFile, 'visits'>, (figures: Figures) => Lines> = {
  places: ({ places }) => [
    ['Lugar', 'Visitas', 'Guardado', 'En planes', 'Cómo llegar', 'Llamadas y WhatsApp', 'Id'],
    ...places.map(({ id, name, views, saves, plans, ways, calls }) => [name, views, saves, plans, ways, calls, id]),
  ],
  plans: ({ plans }) => [
    ['Por', 'Valor', 'Planes'],
    ...plans.days.map(({ day, count }) => ['Día', day, count]),
    ...plans.lengths.map(({ days, count }) => ['Días de viaje', days, count]),
    ...plans.months.map(({ month, count }) => ['Mes en que empieza', month, count]),
    ...plans.interests.map(({ interest, count }) => ['Gusto', INTEREST_WORDS[interest] ?? interest, count]),
  ],
  'left-out': ({ leftOut }) => [
    ['Razón', 'Lugares fuera', 'Pedidos por su nombre'],
    ...leftOut.reasons.map(({ code, count, asked }) => [reasonWords(code), count, asked]),
  ],
  stops: ({ stops: { days, districts } }) => [
    ['Día', 'Feriado', 'Distrito', 'Paradas en planes'],
    ...days.flatMap(({ day, holiday }, at) =>
      districts.map(({ name, counts }) => [day, holiday, name ?? 'Sin distrito', counts[at] ?? `<${FEWEST}`]),
    ),
  ],
  sales: ({ sales }) => [
    ['Mes', 'Moneda', 'Reservas', 'Canceladas después', 'Vendido'],
    ...sales.months.map(({ month, currency, bookings, cancelled, sold }) => [
      month,
      currency,
      bookings,
      cancelled,
      majorUnits(sold, currency),
    ]),
  ],
  answers: ({ answers }) => [
    ['De', 'Recibidas', 'Respondidas', 'Mediana (minutos)', 'Mediana del periodo anterior', 'Meta (horas)'],
    ...answers.map(({ of, asked, answered, medianMinutes, before, goalHours }) => [
      ANSWERED_WORDS[of],
      asked,
      answered,
      medianMinutes,
      before,
      goalHours,
    ]),
  ],
};

/** A plain number, which a spreadsheet can add up. */
function majorUnits(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
