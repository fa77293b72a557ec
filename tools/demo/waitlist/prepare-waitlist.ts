import { readSellables } from '#features/operators/api/public.ts';
import { priceOf } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import { beginWaiting } from '#features/waitlist/api/begin-waiting.ts';
import { joinList } from '#features/waitlist/api/join-list.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { demoTraveller } from '../accounts/demo-accounts.ts';
import { findTraveller } from '../quotations/requests.store.ts';
import { findSoldOut } from './waitlist.store.ts';

/** Two parties wait for each full departure: a family first, then the demo's traveller. */
export async function prepareDemoWaitlist(platform: Platform): Promise<void> {
  const { db, config } = platform;
  const { email } = demoTraveller();
  const accountId = await findTraveller(db, config.REGION, email);
  if (!accountId) return;
  const soldOut = await findSoldOut(db, config.REGION);
  for (const [departureId, sellable] of await readSellables(db, config.REGION, soldOut)) {
    const [family, two] = [partyOf(sellable, 4), partyOf(sellable, 2)];
    if (!family || !two) continue;
    await inTransaction(db, async (trx) => {
      for (const party of [
        { units: family, email: 'familia@vereda.example', accountId: null },
        { units: two, email, accountId },
      ])
        await beginWaiting(trx, platform, await joinList(trx, config.REGION, { departureId, ...party }));
    });
  }
}

/** Adults only. Undefined if the option does not sell this party. */
function partyOf(sellable: Sellable, quantity: number) {
  const adult = sellable.option.units.find(({ type }) => type === 'ADULT');
  const units = adult && [{ unitId: adult.id, quantity }];
  return units && priceOf(sellable, units, new Date()).ok ? units : undefined;
}
