import { readQuote } from '#features/bookings/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { KeptOffer } from './quote-change.ts';

export async function readTakenOffer(db: Database, region: string, quoteId: string): Promise<KeptOffer> {
  const { offer } = await readQuote(db, region, quoteId);
  return offer as unknown as KeptOffer;
}
