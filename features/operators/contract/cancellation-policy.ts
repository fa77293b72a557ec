import { type Static, Type } from 'typebox';

/**
 * A cancellation policy is data: the Spanish text that people read and the money that moves are both worked out from it
 * (cancellation-words.ts, and features/bookings/contract/quote-cancellation.ts), so that they cannot disagree.
 */
export const CancellationPolicy = Type.Object({
  /** From the earliest deadline to the latest; before the first one its share is given back, after the last one nothing. */
  bands: Type.Array(
    Type.Object({
      /** Until so long before the start. Days are local days at the hour of the start, in the operator's zone. */
      before: Type.Object({
        amount: Type.Integer({ minimum: 0, maximum: 365 }),
        unit: Type.Enum(['hour', 'day']),
      }),
      /** Share of the price that is given back, hundredths of a percent. */
      refundBps: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    { maxItems: 6 },
  ),
  /** When the weather, or too small a group, calls it off: always everything, said in words. */
  weather: Type.Enum(['full', 'move_or_full']),
  minimum: Type.Enum(['full', 'move_or_full']),
});
export type CancellationPolicy = Static<typeof CancellationPolicy>;

/** Free until 24 hours before (domain, section 2), when an operator says nothing else. */
export const USUAL_POLICY: CancellationPolicy = {
  bands: [{ before: { amount: 24, unit: 'hour' }, refundBps: 10_000 }],
  weather: 'full',
  minimum: 'full',
};
