import { type Static, Type } from 'typebox';

/**
 * A cancellation policy as data. The Spanish text and the refund are both computed from it (cancellation-words.ts, and
 * features/bookings/contract/quote-cancellation.ts), so they cannot disagree.
 */
export const CancellationPolicy = Type.Object({
  /** Sorted from the earliest deadline to the latest. Each band refunds its share until its deadline; after the last one nothing is refunded. */
  bands: Type.Array(
    Type.Object({
      /** Time before the start. Days are local days at the hour of the start, in the operator's zone. */
      before: Type.Object({
        amount: Type.Integer({ minimum: 0, maximum: 365 }),
        unit: Type.Enum(['hour', 'day']),
      }),
      /** Refunded share of the price, in hundredths of a percent. */
      refundBps: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    { maxItems: 6 },
  ),
  /** The offer after a cancellation for weather or a small group, in words. The refund is always full. */
  weather: Type.Enum(['full', 'move_or_full']),
  minimum: Type.Enum(['full', 'move_or_full']),
});
export type CancellationPolicy = Static<typeof CancellationPolicy>;

/** The default policy: free until 24 hours before (domain, section 2). */
export const USUAL_POLICY: CancellationPolicy = {
  bands: [{ before: { amount: 24, unit: 'hour' }, refundBps: 10_000 }],
  weather: 'full',
  minimum: 'full',
};
