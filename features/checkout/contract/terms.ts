import { type Static, Type } from 'typebox';

/** The numbers that a region promises when it sells (product domain, section 4); `selling` of its settings changes them. */
export const SellingTerms = Type.Object({
  /** Minutes that a basket is held, and by how many once while a bank step is under way. */
  holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
  extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
  /** Minutes that the answer "so much comes back if you cancel" stays true. */
  quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
  /** Hours in which whoever booked may choose another date when a departure is called off, or answer to one that is proposed. */
  choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
  mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Where a card is typed: on the provider's page, or in its frame on ours where the provider has one. */
  cardsIn: Type.Enum(['page', 'frame']),
  /** Per cent of a departure that unpaid orders of anonymous buyers may hold together. */
  anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
  /** Places of a departure that those of one network may hold, and per cent of it: the larger counts. */
  networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
  networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Unpaid orders of one anonymous browser. */
  browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Minutes until places that ran out twice can be held again without a confirmed e-mail. */
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
