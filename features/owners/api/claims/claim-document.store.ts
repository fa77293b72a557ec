import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function countClaimDocuments(db: Database, region: string, claimId: string): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select count(*)::int as documents from company_claim_document
    where region_id = ${region} and claim_id = ${claimId}::uuid`.execute(db);
  return rows[0]!.documents;
}

export async function insertClaimDocuments(
  trx: Database,
  region: string,
  claimId: string,
  documents: { name: string; picture: Buffer }[],
): Promise<void> {
  await trx
    .insertInto('company_claim_document')
    .values(documents.map((document) => ({ region_id: region, claim_id: claimId, ...document })))
    .execute();
}

/** A WebP picture. */
export async function findClaimPicture(
  db: Database,
  region: string,
  claimId: string,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('company_claim_document')
    .select('picture')
    .where('region_id', '=', region)
    .where('claim_id', '=', claimId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.picture;
}
