/**
 * What an operator's own changes are kept from doing to what is sold, by name. All of it is on, always; only a proof (tools/proof) takes one
 * away in a process of its own, to show that its test would notice.
 */
export const protections = {
  /** The guard of the update that sets a departure's capacity: never below what is taken. */
  capacityFloor: true,
};
