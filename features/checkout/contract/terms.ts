import { type Static, Type } from 'typebox';

/** The region's terms of selling (product domain, section 4); the `selling` settings override them. */
export const SellingTerms = Type.Object({
  /** Minutes that a basket is held, and minutes of its one extension while a bank's step is under way. */
  holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
  extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
  /** Minutes that a quoted refund stays valid. */
  quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
  /** Hours in which travellers may choose another date after a call-off, or answer a proposal. */
  choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
  mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Place where a card is typed: on the provider's page, or in its frame on this site if the provider has one. */
  cardsIn: Type.Enum(['page', 'frame']),
  /** Per cent of a departure that unpaid orders of anonymous buyers may hold together. */
  anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
  /** Places and per cent of a departure that orders of one network may hold; the larger number applies. */
  networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
  networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Unpaid orders of one anonymous browser. */
  browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Minutes until places whose hold expired twice can be held again without a confirmed email address. */
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
