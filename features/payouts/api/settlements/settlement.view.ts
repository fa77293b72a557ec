import { readHeldByProvider } from '#features/payments/api/public.ts';
import type { RegionSettlements } from '#features/payouts/contract/settlements.ts';
import type { Platform } from '#server/platform.ts';
import { readSettlements } from './settlement.store.ts';

const SHOWN = 60;

export async function settlementsView({ db, cards, config }: Platform): Promise<RegionSettlements> {
  const region = config.REGION;
  const [held, known] = await Promise.all([readHeldByProvider(db, region), readSettlements(db, region, SHOWN + 1)]);
  return { provider: cards.provider, held, settlements: known.slice(0, SHOWN), more: known.length > SHOWN };
}
