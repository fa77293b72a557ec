import type { Database } from '#server/database/connect.ts';

/** Until when whoever booked a departure that was called off may choose another date. The departure is locked. */
export async function openChoice(trx: Database, region: string, departureId: string, until: Date): Promise<void> {
  await trx
    .updateTable('departure')
    .set({ choice_until: until })
    .where('region_id', '=', region)
    .where('id', '=', departureId)
    .execute();
}
