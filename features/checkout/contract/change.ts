import { type Static, Type } from 'typebox';
import { UNIT_TYPES, UnitCount } from '#features/operators/contract/unit.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';

/** Amounts are minor units of the order's currency. Instants are UTC. */

/**
 * `amend`: the traveller asked for the change. `called_off`: the departure was called off. `proposal`: the operator
 * proposed the change.
 */
export const CHANGE_KINDS = ['amend', 'called_off', 'proposal'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATES = ['open', 'done', 'lapsed', 'refused'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** A change that waits for the surcharge (`amend`) or for the traveller's answer (`called_off`, `proposal`). */
export const OpenChange = Type.Object({
  id: Id,
  kind: Type.Enum([...CHANGE_KINDS]),
  /**
   * Deadline. Without a payment or answer, the booking stays unchanged. If its departure was called off, the booking is
   * refunded in full.
   */
  until: Instant,
  /** Date on which seats are held for the booking. Null while the traveller must still choose a date. */
  to: orNull(Type.Object({ departureId: Id, localDate: Day, localTime: orNull(Type.String()), startsAt: Instant })),
  /**
   * Surcharge that the traveller must pay before the change is made. 0 for other kinds. `instalment` is the number of
   * the instalment that pays the surcharge.
   */
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
  /** Free seats, including the booking's own seats on its present date. Null for a departure without a limit. */
  left: orNull(Type.Integer()),
  total: Type.Integer(),
  /** Price on this date minus the present price, in minor units. 0 if the traveller did not ask for the change. */
  difference: Type.Integer(),
  /** `true` if seats on this date are held for this booking. */
  held: Type.Boolean(),
  /**
   * `true` for the booking's present departure. It is listed only if the party changes, because the traveller may then
   * keep the date.
   */
  current: Type.Boolean(),
});
export type ChangeDate = Static<typeof ChangeDate>;

export const ChangeDates = Type.Object({
  currency: Type.String(),
  until: Instant,
  /** The kinds of traveller that this booking may include, each with its present number of travellers. */
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
    /** The new party. Null keeps the present people. */
    units: orNull(Type.Array(UnitCount, { minItems: 1, maxItems: 12 })),
  },
  closed,
);
export type QuoteChangeBody = Static<typeof QuoteChangeBody>;

/** Amounts in minor units, valid until `validUntil`. */
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
  /** Largest share of the price that is refunded if the traveller later cancels, in hundredths of a percent. */
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
    /**
     * `move` takes another date. `refund` takes a full refund after a departure was called off. `keep` refuses a
     * proposal and keeps the date.
     */
    take: Type.Enum(['move', 'refund', 'keep']),
    /** The chosen departure for `move`. If absent, the date with held seats is taken. */
    departureId: Type.Optional(Id),
  },
  closed,
);
export type ChooseBody = Static<typeof ChooseBody>;
