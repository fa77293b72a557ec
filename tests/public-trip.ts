import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { tripTo } from './trips.ts';

interface NewPublicTrip {
  id?: string;
  /** Id of the place that the trip visits. */
  place: string;
  title?: string;
  author?: string | null;
  accountId?: string | null;
}

/** Stores a trip that the region has approved. @returns its id */
export async function insertPublicTrip(
  pool: Pool,
  region: string,
  {
    id = randomBytes(32).toString('base64url'),
    place,
    title = 'Huacas y mar',
    author = 'Ana P.',
    accountId = null,
  }: NewPublicTrip,
): Promise<string> {
  const document = JSON.stringify({ ...tripTo(place), title });
  await pool.query(
    `insert into trip (region_id, id, creation_hash, creation_salt, edit_hash, account_id, document, visibility, published_at)
     values ($1, $2, $3, '\\x01', '\\x02', $4, $5, 'public', now())`,
    [region, id, randomBytes(32), accountId, document],
  );
  await pool.query(
    `insert into trip_publication (region_id, trip_id, state, version, document, author_name, with_notes, days, month, interests, judged_at)
     values ($1, $2, 'published', 1, $3, $4, false, 1, 12, '{}', now())`,
    [region, id, document, author],
  );
  return id;
}
