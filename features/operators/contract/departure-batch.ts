import { type Static, Type } from 'typebox';
import { Clock, closed, Day, Id, Instant, orNull } from '#features/schema.ts';
import { BusyResource } from './busy-resource.ts';
import { Price } from './price.ts';

/** Largest number of departures in one change. The limit keeps the transaction short. */
export const MOST_DEPARTURES = 400;

/** Largest number of days between the first and the last day of a choice. */
export const MOST_CHOICE_DAYS = 186;

export const DepartureChoice = Type.Object(
  {
    from: Day,
    to: Day,
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
    planId: orNull(Id),
    optionId: orNull(Id),
  },
  closed,
);
export type DepartureChoice = Static<typeof DepartureChoice>;

export const DepartureBatchChange = Type.Union([
  Type.Object({ kind: Type.Literal('close') }, closed),
  Type.Object({ kind: Type.Literal('reopen') }, closed),
  /** If `prices` is null, the prices of the option apply. */
  Type.Object(
    { kind: Type.Literal('prices'), prices: orNull(Type.Array(Price, { minItems: 1, maxItems: 24 })) },
    closed,
  ),
  /** If `capacity` is null, the capacity is unlimited. */
  Type.Object(
    { kind: Type.Literal('capacity'), capacity: orNull(Type.Integer({ minimum: 0, maximum: 5000 })) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('time'), time: Clock }, closed),
]);
export type DepartureBatchChange = Static<typeof DepartureBatchChange>;

export const BATCH_REFUSALS = [
  'over',
  'booked',
  'below_taken',
  'other_fares',
  'no_hour',
  'hour_taken',
  'hour_past',
  'resource_busy',
  'made_to_order',
  'changed_since',
] as const;
export type BatchRefusal = (typeof BATCH_REFUSALS)[number];

export const BATCH_REFUSAL_WORDS: Record<BatchRefusal, string> = {
  over: 'Ya empezó o está cancelada.',
  booked:
    'Tiene reservas: conserva su precio y su hora. A quien reservó puedes proponerle otra fecha desde su reserva.',
  below_taken: 'Hay más lugares reservados que esos.',
  other_fares: 'Tiene otras tarifas: elige una sola opción para cambiar el precio.',
  no_hour: 'No sale a una hora fija.',
  hour_taken: 'Ese día ya hay una salida a esa hora.',
  hour_past: 'Ese día la hora nueva ya pasó.',
  resource_busy: 'A esa hora su guía o su vehículo ya va en otra salida.',
  made_to_order: 'Es de una cotización aceptada.',
  changed_since: 'Cambió después: se queda como está.',
};

export const DepartureValues = Type.Object({
  state: Type.Enum(['scheduled', 'guaranteed', 'closed']),
  capacity: orNull(Type.Integer()),
  capacityByHand: Type.Boolean(),
  prices: orNull(Type.Array(Price)),
  time: orNull(Clock),
  ruleId: orNull(Id),
  movedFrom: orNull(Clock),
});
export type DepartureValues = Static<typeof DepartureValues>;

export const DepartureOutcome = Type.Object({
  id: Id,
  date: Day,
  time: orNull(Clock),
  planTitle: Type.String(),
  optionName: Type.String(),
  currency: Type.String(),
  taken: Type.Integer(),
  result: Type.Enum(['changed', 'same', 'refused']),
  reason: orNull(Type.Enum([...BATCH_REFUSALS])),
  /** The departure that keeps the guide or vehicle busy, with the reason `resource_busy`. */
  busy: Type.Optional(BusyResource),
});
export type DepartureOutcome = Static<typeof DepartureOutcome>;

export const PreviewDepartureBatch = Type.Object({ choice: DepartureChoice, change: DepartureBatchChange }, closed);
export type PreviewDepartureBatch = Static<typeof PreviewDepartureBatch>;

export const DepartureBatchPreview = Type.Object({ items: Type.Array(DepartureOutcome) });
export type DepartureBatchPreview = Static<typeof DepartureBatchPreview>;

export const ChangeDepartures = Type.Object(
  {
    /** The browser makes the id. A repeated request with this id makes no second change. */
    id: Id,
    departureIds: Type.Array(Id, { minItems: 1, maxItems: MOST_DEPARTURES, uniqueItems: true }),
    change: DepartureBatchChange,
  },
  closed,
);
export type ChangeDepartures = Static<typeof ChangeDepartures>;

export const DepartureBatch = Type.Object({
  id: Id,
  items: Type.Array(DepartureOutcome),
  undoneAt: orNull(Instant),
});
export type DepartureBatch = Static<typeof DepartureBatch>;
