import { type Static, Type } from 'typebox';

/** The limits and deadlines that a region promises for quotations (product domain, section 4). Its settings can change them under `quotations`. */
export const QuotationTerms = Type.Object({
  mostOperators: Type.Integer({ minimum: 1, maximum: 10 }),
  /** Hours from the request: the answer is due after the first number and refused after the second. */
  answerHours: Type.Integer({ minimum: 1, maximum: 168 }),
  endHours: Type.Integer({ minimum: 2, maximum: 336 }),
  /** Default validity of an offer in days. */
  validDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Hours for which an accepted offer's places are held while its deposit is awaited. */
  holdHours: Type.Integer({ minimum: 1, maximum: 168 }),
  /** Default payment of an offer: hundredths of a percent that are due at once, and days before the start on which the rest is due. */
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
