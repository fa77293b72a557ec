import { type Static, Type } from 'typebox';
import { UNIT_TYPES, UnitCount } from '#features/operators/contract/unit.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';

/** Amounts are minor units of the order's currency. Instants are UTC. */

/**
 * `amend` is a change by the traveller. `called_off` is caused by a called-off departure. `proposal` comes from the
 * operator. `closure` is caused by a closed stop of the program.
 */
export const CHANGE_KINDS = ['amend', 'called_off', 'proposal', 'closure'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATES = ['open', 'done', 'lapsed', 'refused'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Waits for the surcharge (`amend`) or for the traveller's answer (`called_off`, `proposal`, `closure`). */
export const OpenChange = Type.Object({
  id: Id,
  kind: Type.Enum([...CHANGE_KINDS]),
  /**
   * Deadline of the answer. Without an answer, a booking on a called-off departure is refunded in full. Other bookings
   * stay unchanged.
   */
  until: Instant,
  /** Date on which seats are held. Null while the traveller must still choose a date. */
  to: orNull(Type.Object({ departureId: Id, localDate: Day, localTime: orNull(Type.String()), startsAt: Instant })),
  /** Surcharge that the traveller must pay before the change. 0 for other kinds. */
  charge: Type.Integer(),
  instalment: orNull(Type.Integer()),
  reason: orNull(Type.String()),
});
export type OpenChange = Static<typeof OpenChange>;

export const ChangeDatesQuery = Type.Object(
  {
    from: Type.Optional(Day),
    units: Type.Optional(
      Type.String({ maxLength: 600, pattern: '^[0-9a-f-]{36}:\\d{1,2}(,[0-9a-f-]{36}:\\d{1,2})*$' }),
    ),
  },
  closed,
);

export const ChangeDate = Type.Object({
  departureId: Id,
  localDate: Day,
  localTime: orNull(Type.String()),
  startsAt: Instant,
  /** Free seats, including the booking's own seats. Null for a departure without a limit. */
  left: orNull(Type.Integer()),
  total: Type.Integer(),
  /** Price on this date minus the present price, in minor units. 0 if the traveller did not ask for the change. */
  difference: Type.Integer(),
  /** `true` if seats on this date are held for this booking. */
  held: Type.Boolean(),
  /** `true` for the present departure, which is listed only for another party. */
  current: Type.Boolean(),
});
export type ChangeDate = Static<typeof ChangeDate>;

export const ChangeDates = Type.Object({
  currency: Type.String(),
  until: Instant,
  units: Type.Array(
    Type.Object({
      unitId: Id,
      type: Type.Enum([...UNIT_TYPES]),
      name: Type.String(),
      quantity: Type.Integer(),
    }),
  ),
  mostUnits: orNull(Type.Integer()),
  items: Type.Array(ChangeDate),
});
export type ChangeDates = Static<typeof ChangeDates>;

export const QuoteChangeBody = Type.Object(
  {
    departureId: Id,
    /** Null keeps the present people. */
    units: orNull(Type.Array(UnitCount, { minItems: 1, maxItems: 12 })),
  },
  closed,
);
export type QuoteChangeBody = Static<typeof QuoteChangeBody>;

/** Amounts in minor units. */
export const ChangeOffer = Type.Object({
  id: Id,
  currency: Type.String(),
  oldTotal: Type.Integer(),
  newTotal: Type.Integer(),
  charge: Type.Integer(),
  refund: Type.Integer(),
  kept: Type.Integer(),
  later: Type.Integer(),
  localDate: Day,
  localTime: orNull(Type.String()),
  /** Largest share of the price that a later cancellation refunds, in hundredths of a percent. */
  mostBackBps: Type.Integer(),
  validUntil: Instant,
});
export type ChangeOffer = Static<typeof ChangeOffer>;

export const TakeChangeBody = Type.Object(
  {
    /** Id made by the browser. A repeated request with this id makes no second change. */
    uuid: Id,
    quoteId: Id,
  },
  closed,
);
export type TakeChangeBody = Static<typeof TakeChangeBody>;

export const ChooseBody = Type.Object(
  {
    changeId: Id,
    /** `refund` answers a called-off departure. `keep` refuses a proposal. A closure allows all three answers. */
    take: Type.Enum(['move', 'refund', 'keep']),
    /** The chosen departure for `move`. By default, the date with held seats. */
    departureId: Type.Optional(Id),
  },
  closed,
);
export type ChooseBody = Static<typeof ChooseBody>;
