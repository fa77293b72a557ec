import type { Pool } from 'pg';
import { insertLoosely } from './insert-loosely.ts';

const REGION = 'trujillo';

export async function settleReviews(
  pool: Pool,
  { id, name, place }: { id: string; name: string; place: string },
): Promise<void> {
  const { rows } = await pool.query(
    `insert into comment (region_id, owner_kind, owner_id, author, rating, body, account_id) values ($1, 'company', $2, $3, 5, $4, $5) returning id`,
    [REGION, place, name, `mi opinión, de ${name}`, id],
  );
  await pool.query(
    `insert into comment_report (region_id, id, comment_id, reason, words, account_id) values ($1, gen_random_uuid(), $2, 'fake', $3, $4)`,
    [REGION, rows[0].id, `Lo dice ${name}`, id],
  );
  await insertLoosely(pool, 'comment_vote', { region_id: REGION, account_id: id });
  await pool.query(
    `insert into presence (region_id, owner_kind, owner_id, account_id, id) values ($1, 'company', $2, $3, gen_random_uuid())`,
    [REGION, place, id],
  );
}
