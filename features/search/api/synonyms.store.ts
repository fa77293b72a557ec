import type { Database } from '#server/database/connect.ts';

export interface AddedSynonym {
  text: string;
  means: string;
}

/** In the order of their texts, so that equal lists are written equally. */
export async function readAddedSynonyms(db: Database, region: string): Promise<AddedSynonym[]> {
  return db
    .selectFrom('search_synonym')
    .select(['text', 'means'])
    .where('region_id', '=', region)
    .orderBy('text')
    .execute();
}

/** @returns what the text meant before, or undefined if it had no synonym */
export async function saveSynonym(
  trx: Database,
  region: string,
  { text, means }: AddedSynonym,
): Promise<string | undefined> {
  const before = await trx
    .selectFrom('search_synonym')
    .select('means')
    .where('region_id', '=', region)
    .where('text', '=', text)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .insertInto('search_synonym')
    .values({ region_id: region, text, means })
    .onConflict((conflict) => conflict.columns(['region_id', 'text']).doUpdateSet({ means, added_at: new Date() }))
    .execute();
  return before?.means;
}

/** @returns what the text meant, or undefined if it had no synonym */
export async function deleteSynonym(trx: Database, region: string, text: string): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom('search_synonym')
    .where('region_id', '=', region)
    .where('text', '=', text)
    .returning('means')
    .executeTakeFirst();
  return gone?.means;
}
