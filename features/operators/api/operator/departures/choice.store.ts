import type { Database } from '#server/database/connect.ts';

/**
 * The caller must have locked the departure.
 * @param until deadline for travellers to choose another date
 */
export async function openChoice(trx: Database, region: string, departureId: string, until: Date): Promise<void> {
  await trx
    .updateTable('departure')
    .set({ choice_until: until })
    .where('region_id', '=', region)
    .where('id', '=', departureId)
    .execute();
}
