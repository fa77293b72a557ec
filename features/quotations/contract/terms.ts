import { type Static, Type } from 'typebox';

/** A region can change these limits in its settings (`quotations`). */
export const QuotationTerms = Type.Object({
  mostOperators: Type.Integer({ minimum: 1, maximum: 10 }),
  /** An answer is due `answerHours` after the request. The server refuses answers after `endHours`. */
  answerHours: Type.Integer({ minimum: 1, maximum: 168 }),
  endHours: Type.Integer({ minimum: 2, maximum: 336 }),
  validDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Hours for which accepted seats are held until the deposit is paid. */
  holdHours: Type.Integer({ minimum: 1, maximum: 168 }),
  /** Default deposit in hundredths of a percent. The rest is due `balanceDays` days before the start. */
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
