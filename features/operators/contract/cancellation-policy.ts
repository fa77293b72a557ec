import { type Static, Type } from 'typebox';

/**
 * A cancellation policy as data. The Spanish text (cancellation-words.ts) and the refund
 * (features/bookings/contract/quote-cancellation.ts) are both computed from this data, so that they always agree.
 */
export const CancellationPolicy = Type.Object({
  /** Sorted from the earliest deadline to the latest. Each band refunds its share until its deadline. Nothing is refunded after the last deadline. */
  bands: Type.Array(
    Type.Object({
      before: Type.Object({
        amount: Type.Integer({ minimum: 0, maximum: 365 }),
        unit: Type.Enum(['hour', 'day']),
      }),
      /** Refunded share of the price, in hundredths of a percent. */
      refundBps: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    { maxItems: 6 },
  ),
  /**
   * Choice of the traveller if the operator cancels the departure because of weather or a too small group. `full`: a
   * full refund. `move_or_full`: another date or a full refund.
   */
  weather: Type.Enum(['full', 'move_or_full']),
  minimum: Type.Enum(['full', 'move_or_full']),
});
export type CancellationPolicy = Static<typeof CancellationPolicy>;

export const USUAL_POLICY: CancellationPolicy = {
  bands: [{ before: { amount: 24, unit: 'hour' }, refundBps: 10_000 }],
  weather: 'full',
  minimum: 'full',
};
