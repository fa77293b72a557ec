import type { Database } from '#server/database/connect.ts';

/** Sets the deadline until which travellers of a cancelled departure can choose another date. The caller has locked the departure. */
export async function openChoice(trx: Database, region: string, departureId: string, until: Date): Promise<void> {
  await trx
    .updateTable('departure')
    .set({ choice_until: until })
    .where('region_id', '=', region)
    .where('id', '=', departureId)
    .execute();
}
