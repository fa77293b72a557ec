import type { Database } from '#server/database/connect.ts';

export interface NewCase {
  region: string;
  /** What it is about: `refund/<id>`, `payment/<id>`. */
  about: string;
  reason: string;
  amount?: number | null;
  currency?: string | null;
  orderId?: string | null;
}

/** Asks a person to look; one open case for one thing. */
export async function openCase(trx: Database, it: NewCase): Promise<void> {
  await trx
    .insertInto('review_case')
    .values({
      region_id: it.region,
      about: it.about,
      reason: it.reason,
      amount: it.amount ?? null,
      currency: it.currency ?? null,
      order_id: it.orderId ?? null,
      closed_at: null,
      closed_by: null,
      resolution: null,
    })
    .onConflict((same) => same.columns(['region_id', 'about']).where('closed_at', 'is', null).doNothing())
    .execute();
}
