import type { Pool } from 'pg';
import { insertLoosely } from './insert-loosely.ts';

const REGION = 'trujillo';

interface PersonWithPhoto {
  id: string;
  name: string;
  email: string;
  place: string;
  /** Id of the stored files. */
  kept: string;
}

/** A photo of the account, and reports with and without the account. */
export async function settlePhotos(pool: Pool, { id, name, email, place, kept }: PersonWithPhoto): Promise<void> {
  await pool.query(
    `insert into photo (region_id, owner_kind, owner_id, author, licence, alt, files, kept_id, account_id)
     values ($1, 'company', $2, $3, 'CC0', 'mi foto propia', $4, $5, $6)`,
    [REGION, place, name, JSON.stringify([{ url: `/archivos/${kept}/40.webp` }]), kept, id],
  );
  await insertLoosely(pool, 'photo_report', { region_id: REGION, account_id: id, words: `Soy ${name}` });
  await insertLoosely(pool, 'photo_report', { region_id: REGION, email: email.toUpperCase(), words: `Soy ${name}` });
}
