import { type Static, Type } from 'typebox';

/** The region's setting `selling` overrides the default values. */
export const SellingTerms = Type.Object({
  /** The first payment extends the hold once by `extendMinutes`. */
  holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
  extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
  quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
  /** The time for the traveller's answer to a call-off or to a proposed date. */
  choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
  mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
  cardsIn: Type.Enum(['page', 'frame']),
  /** All anonymous buyers together may hold this percentage of a departure's seats without paying. */
  anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
  /** One network may hold `networkPlaces` seats or `networkPercent` of a departure's seats, whichever is more. */
  networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
  networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
  /** After two expired holds of one departure, an anonymous buyer must wait this time before the next hold. */
  againMinutes: Type.Integer({ minimum: 1, maximum: 120 }),
  /** Minutes in which a waiting party takes the places that it is offered. Night hours do not count. */
  waitlistMinutes: Type.Integer({ minimum: 30, maximum: 1440 }),
});
export type SellingTerms = Static<typeof SellingTerms>;

export const USUAL_TERMS: SellingTerms = {
  holdMinutes: 20,
  extendMinutes: 10,
  quoteMinutes: 15,
  choiceHours: 72,
  mostLines: 12,
  cardsIn: 'page',
  anonymousPercent: 60,
  networkPlaces: 6,
  networkPercent: 10,
  browserOrders: 3,
  againMinutes: 10,
  waitlistMinutes: 120,
};
