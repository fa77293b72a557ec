import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { KeptImage } from '#server/storage/keep-image.ts';

export async function findAvatar(db: Database, region: string, accountId: string): Promise<KeptImage | null> {
  const { rows } = await sql<{ image: KeptImage }>`
    select image from account_avatar where region_id = ${region} and account_id = ${accountId}`.execute(db);
  return rows[0]?.image ?? null;
}

/**
 * If the image is null, the portrait is removed.
 * @returns the former portrait, whose files the caller may delete after the commit.
 */
export async function saveAvatar(
  trx: Database,
  region: string,
  accountId: string,
  image: KeptImage | null,
): Promise<KeptImage | null> {
  // The lock orders simultaneous changes, so that each change returns the portrait that it replaced.
  await sql`select from account where region_id = ${region} and id = ${accountId} for no key update`.execute(trx);
  const { rows } = await sql<{ image: KeptImage }>`
    delete from account_avatar where region_id = ${region} and account_id = ${accountId} returning image`.execute(trx);
  if (image) {
    await sql`insert into account_avatar (region_id, account_id, image)
      values (${region}, ${accountId}, ${JSON.stringify(image)}::jsonb)`.execute(trx);
  }
  return rows[0]?.image ?? null;
}
