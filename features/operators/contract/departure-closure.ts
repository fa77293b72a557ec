import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';
import { CLOSURE_ANSWERS } from './plan-closure-states.ts';

/** A closure that closes a stop of the program on the day of a departure. */
export const DepartureClosure = Type.Object({
  id: Id,
  kind: Type.Enum(['place', 'road', 'event']),
  name: orNull(Type.String()),
  /** Spanish text after «por», such as «obras». */
  reason: Type.String(),
  startsOn: Day,
  endsOn: orNull(Day),
  stops: Type.Array(Type.String()),
  answer: Type.Enum(['waiting', ...CLOSURE_ANSWERS]),
  instead: orNull(Type.String()),
  note: orNull(Type.String()),
});
export type DepartureClosure = Static<typeof DepartureClosure>;

export function isHeldBack(closures: readonly Pick<DepartureClosure, 'answer'>[]): boolean {
  return closures.some(({ answer }) => answer === 'waiting' || answer === 'call_off');
}

/** For example "«Huaca de la Luna» cierra por obras". */
export function closedStopsWords({
  kind,
  name,
  reason,
  stops,
}: Pick<DepartureClosure, 'kind' | 'name' | 'reason' | 'stops'>): string {
  const named = new Intl.ListFormat('es', { type: 'conjunction' }).format(stops.map((stop) => `«${stop}»`));
  if (kind === 'place') return `${named} ${stops.length === 1 ? 'cierra' : 'cierran'} por ${reason}`;
  return `No hay paso de autos a ${named} por ${reason} (${name})`;
}

export function closureNote(closure: DepartureClosure): string {
  const closed = closedStopsWords(closure);
  switch (closure.answer) {
    case 'waiting':
      return `${closed}. El operador está decidiendo cómo sale ese día y mientras tanto no se vende.`;
    case 'call_off':
      return `${closed}. El operador no sale ese día.`;
    case 'without':
      return `${closed}. Ese día el plan sale sin esa parada.`;
    case 'instead':
      return `${closed}. Ese día, en su lugar: ${closure.instead}.`;
    case 'as_sold':
      return `${closed}. El plan sale igual: el operador llega por otro camino.`;
  }
}

/** Says to the guide how the program changes on the day of the departure, with the operator's note to travellers. */
export function closureForGuide(closure: DepartureClosure): string {
  const words =
    closure.answer === 'waiting'
      ? `${closedStopsWords(closure)}. Todavía no se eligió cómo sale ese día.`
      : closure.answer === 'instead'
        ? `${closedStopsWords(closure)}. En su lugar: ${closure.instead}.`
        : closureNote(closure);
  return closure.note ? `${words} A los viajeros se les dijo: «${closure.note}»` : words;
}
