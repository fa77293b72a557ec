import { type Static, Type } from 'typebox';

/** The numbers that a region promises for quotations (product domain, section 4); `quotations` of its settings changes them. */
export const QuotationTerms = Type.Object({
  mostOperators: Type.Integer({ minimum: 1, maximum: 10 }),
  /** Hours from the asking: the answer is wanted by then, and comes too late after then. */
  answerHours: Type.Integer({ minimum: 1, maximum: 168 }),
  endHours: Type.Integer({ minimum: 2, maximum: 336 }),
  /** Days that an offer is valid unless it says otherwise. */
  validDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Hours in which the deposit of an accepted offer is awaited, its places held. */
  holdHours: Type.Integer({ minimum: 1, maximum: 168 }),
  /** Hundredths of a percent that are due at once, and days before the start on which the rest is, unless the offer says otherwise. */
  depositBps: Type.Integer({ minimum: 500, maximum: 10_000 }),
  balanceDays: Type.Integer({ minimum: 0, maximum: 365 }),
});
export type QuotationTerms = Static<typeof QuotationTerms>;

export const USUAL_QUOTATION_TERMS: QuotationTerms = {
  mostOperators: 5,
  answerHours: 24,
  endHours: 72,
  validDays: 7,
  holdHours: 48,
  depositBps: 3000,
  balanceDays: 30,
};
