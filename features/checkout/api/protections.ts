/**
 * What keeps a checkout whole when it is broken off in the middle, by name. All of it is on, always; only a proof (tools/proof) takes one away
 * in a process of its own, to show that its test would notice.
 */
export const protections = {
  /** The first answer to a basket's number is kept in the transaction that holds its places. */
  keptAnswers: true,
  /** A refund is asked of the provider under one key, however often it is asked. */
  refundKey: true,
  /** Holds that are over are let go by the sweep. */
  sweptHolds: true,
};
