/**
 * What keeps places and money from being sold twice, and places from being held for nothing, by name. All of it is on, always; only a proof (tools/proof) takes
 * one away in a process of its own, to show that its test would notice.
 */
export const protections = {
  /** The guard of the update that takes places. */
  capacityGuard: true,
  /** The lock under which shared resources are counted. */
  resourceLock: true,
  /** The limits of what is held without being paid. */
  holdLimits: true,
};
