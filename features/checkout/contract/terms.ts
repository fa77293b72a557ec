import { type Static, Type } from 'typebox';

/** The region's setting `selling` overrides the defaults (product domain, section 4). */
export const SellingTerms = Type.Object({
  /**
   * Minutes for which a basket is held. `extendMinutes` are added once, while the buyer's bank confirms the payment.
   */
  holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
  extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
  quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
  /** Hours for the traveller's answer to a departure that was called off, or to a proposed date. */
  choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
  mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Where the buyer types the card: on the provider's page, or in the provider's frame on this site. */
  cardsIn: Type.Enum(['page', 'frame']),
  /** Percentage of a departure's seats that unpaid orders of all anonymous buyers may hold together. */
  anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
  /**
   * Limit of a departure's seats that unpaid orders from one network may hold: `networkPlaces` seats or
   * `networkPercent` of the seats, whichever is more.
   */
  networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
  networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Number of unpaid orders that one anonymous browser may have. */
  browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Minutes that an anonymous buyer must wait before holding seats of a departure again, after two of the buyer's holds there have expired. */
  againMinutes: Type.Integer({ minimum: 1, maximum: 120 }),
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
};
