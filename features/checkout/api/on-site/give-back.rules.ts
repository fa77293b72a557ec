import type { ByHand } from '#features/payments/api/public.ts';

export interface GivenBack {
  ledger: ByHand;
  /** Minor units that the operator received before payments on the spot were in the ledger, and that go back. */
  unbooked: number;
  /** Minor units of all returns that the operator noted. */
  returned: number;
}

/** @returns minor units that the operator must still give back, and the part of them that the ledger knows */
export function leftToGiveBack({ ledger, unbooked, returned }: GivenBack): { left: number; inLedger: number } {
  const inLedger = Math.max(0, ledger.promised - ledger.returned);
  const others = Math.max(0, unbooked - (returned - ledger.returned));
  return { left: inLedger + others, inLedger };
}
