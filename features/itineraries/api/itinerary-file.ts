import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Clock, orNull } from '#features/schema.ts';
import { INTERESTS } from '#features/trips/contract/trip.ts';

const Text = Type.String({ minLength: 1 });
const Key = Type.String({ minLength: 3 });

export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const Stop = Type.Object({
  /** Source key of the place. Absent for a meal without a place. */
  place: Type.Optional(Key),
  meal: Type.Optional(Type.Enum(['lunch', 'dinner'])),
  minutes: Type.Integer({ minimum: 5, maximum: 600 }),
  text: Text,
});

const Day = Type.Object({
  title: Text,
  text: Text,
  /** Local time "HH:MM". */
  leave: Clock,
  /** Source keys of places. If an end is absent, the day starts or ends at the central point of the region. */
  start: Type.Optional(Key),
  end: Type.Optional(Key),
  stops: Type.Array(Stop, { minItems: 1 }),
});

export const ItineraryFile = Type.Object({
  title: Text,
  summary: Text,
  reason: Text,
  body: Type.Array(Text, { minItems: 1 }),
  author: Text,
  written: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  rank: Type.Integer({ minimum: 1 }),
  featured: Type.Boolean(),
  interests: Type.Array(Type.Enum([...INTERESTS]), { minItems: 1 }),
  weekdays: Type.Array(Type.Enum([...WEEKDAYS]), { minItems: 1 }),
  poster: orNull(Type.Object({ scene: Text })),
  days: Type.Array(Day, { minItems: 1, maxItems: 7 }),
});
export type ItineraryFile = Static<typeof ItineraryFile>;

/** @throws Error that names the file and each fault */
export function readItineraryFile(text: string, file: string): ItineraryFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  if (Value.Check(ItineraryFile, value)) return value;
  const faults = [...Value.Errors(ItineraryFile, value)].map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  throw new Error(`${file}: ${faults.join('; ')}`);
}
