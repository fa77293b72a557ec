import { type Static, Type } from 'typebox';

/** The Spanish text and the refund are both computed from these data, so they always agree. */
export const CancellationPolicy = Type.Object({
  /** Sorted from the earliest deadline to the latest. Nothing is refunded after the last deadline. */
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
   * `weather` and `minimum` apply if the operator cancels because of weather or a too small group. `move_or_full`
   * offers another date or a full refund.
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
