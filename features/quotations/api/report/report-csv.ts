import type { AnswerFigures, AnswerTimes, SupplyGap } from '#features/quotations/contract/report.ts';
import { GAP_DIMENSION_NAMES, monthName, quarterName } from '#features/quotations/contract/report-words.ts';
import { writeCsv } from '#server/paper/csv.ts';

const ANSWERS_HEAD = [
  'Quién',
  'Pedidos',
  'Respondidos',
  'En 24 h',
  'De los que pasaron 24 h',
  'En 72 h',
  'De los que pasaron 72 h',
  'Dijo que no',
  'Sin respuesta',
  'Mediana (minutos)',
  'Percentil 90 (minutos)',
];

export function answersCsv({ quarter, all, months, operators }: AnswerTimes): string {
  return writeCsv([
    ANSWERS_HEAD,
    [`Todos, ${quarterName(quarter)}`, ...cells(all)],
    ...months.map(({ month, ...figures }) => [monthName(month), ...cells(figures)]),
    ...operators.map(({ name, fictional, ...figures }) => [
      fictional ? `${name} (demostración)` : name,
      ...cells(figures),
    ]),
  ]);
}

function cells(it: AnswerFigures): string[] {
  const numbers = [it.asked, it.answered, it.in24, it.due24, it.in72, it.due72, it.declined, it.silent];
  return [...numbers, it.medianMinutes ?? '', it.p90Minutes ?? ''].map(String);
}

export function gapCsv({ quarter, asked, unserved, dimensions }: SupplyGap): string {
  const stated = (count: number | undefined) => (count === undefined ? 'Menos de diez personas' : String(count));
  return writeCsv([
    ['Por', 'Valor', 'Pedidos', 'Personas'],
    ['Todo lo que se pidió', quarterName(quarter), asked === null ? 'No se muestra' : String(asked), ''],
    ['Sin ninguna oferta', quarterName(quarter), stated(unserved?.requests), stated(unserved?.people)],
    ...dimensions.flatMap(({ name, cells }) =>
      cells.map(({ label, requests, people }) => [GAP_DIMENSION_NAMES[name], label, String(requests), String(people)]),
    ),
  ]);
}
