import { type Static, Type } from 'typebox';

/** The region's setting `selling` overrides the defaults. */
export const SellingTerms = Type.Object({
  /** Minutes for which a basket is held. `extendMinutes` are added once, during the first payment. */
  holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
  extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
  quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
  /** Hours for the traveller's answer to a call-off or a proposed date. */
  choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
  mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
  /** The buyer types the card on the provider's page or in the provider's frame on this site. */
  cardsIn: Type.Enum(['page', 'frame']),
  /** Percentage of a departure's seats that all anonymous buyers together may hold unpaid. */
  anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
  /** One network may hold `networkPlaces` seats or `networkPercent` of a departure's seats, whichever is more. */
  networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
  networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Largest number of unpaid orders of one anonymous browser. */
  browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Minutes that an anonymous buyer must wait after two expired holds of one departure. */
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
