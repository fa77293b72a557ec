import { type Static, Type } from 'typebox';
import { UNIT_TYPES, UnitCount } from '#features/operators/contract/unit.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';

/** All amounts are in minor units of the order's currency. */

/**
 * The traveller asks for an `amend`. A called-off departure causes `called_off`. The operator makes a `proposal`. A
 * closed stop of the program causes a `closure`.
 */
export const CHANGE_KINDS = ['amend', 'called_off', 'proposal', 'closure'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATES = ['open', 'done', 'lapsed', 'refused'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** An `amend` waits for the surcharge. All other kinds wait for the traveller's answer. */
export const OpenChange = Type.Object({
  id: Id,
  kind: Type.Enum([...CHANGE_KINDS]),
  /**
   * The deadline for the answer. Without an answer, a booking on a called-off departure is refunded in full, and other
   * bookings stay unchanged.
   */
  until: Instant,
  /** The date on which seats are held, or null while the traveller must still choose a date. */
  to: orNull(Type.Object({ departureId: Id, localDate: Day, localTime: orNull(Type.String()), startsAt: Instant })),
  /** The surcharge of an `amend`, which the traveller must pay first. It is 0 for other kinds. */
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
  /** The name of the departure's option, if it is not the booking's option. */
  optionName: Type.Optional(Type.String()),
  startsAt: Instant,
  /** Free seats including the booking's own seats, or null for a departure without a limit. */
  left: orNull(Type.Integer()),
  total: Type.Integer(),
  /**
   * The price on this date minus the present price, in minor units. It is 0 if the traveller did not ask for the
   * change.
   */
  difference: Type.Integer(),
  held: Type.Boolean(),
  /** `true` for the present departure, which is listed only if the number of people changes. */
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

/** All amounts are in minor units. */
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
  /** The largest share of the price that a later cancellation refunds, in hundredths of a percent. */
  mostBackBps: Type.Integer(),
  validUntil: Instant,
});
export type ChangeOffer = Static<typeof ChangeOffer>;

export const TakeChangeBody = Type.Object(
  {
    /** The browser creates this id. A repeated request with the same id makes no second change. */
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
    /** The chosen departure for `move`. The default is the date with held seats. */
    departureId: Type.Optional(Id),
  },
  closed,
);
export type ChooseBody = Static<typeof ChooseBody>;
