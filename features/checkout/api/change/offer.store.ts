import type { Database } from '#server/database/connect.ts';
import type { KeptOffer } from './quote-change.ts';

/** The quote that an accepted change is based on. */
export async function readTakenOffer(db: Database, region: string, quoteId: string): Promise<KeptOffer> {
  const { offer } = await db
    .selectFrom('booking_quote')
    .select('offer')
    .where('region_id', '=', region)
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return offer as unknown as KeptOffer;
}
