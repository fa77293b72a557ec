import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Skips reviews of plans that do not exist. Dates of existing reviews do not change. */
export async function writeDemoReviews(db: Database, region: string, rows: object[]): Promise<void> {
  await sql`
    insert into comment (region_id, id, owner_kind, owner_id, plan_id, state, author, rating, scores, body, language, verification, fictional,
      visited_on, reply, replied_at, created_at, published_at)
    select ${region}, r.id, 'operator', r.operator_id::text, r.plan_id, 'published', r.author, r.rating, r.scores, r.body, r.language, 4, true,
      (r.at - interval '2 days')::date, r.reply, case when r.reply is not null then r.at + interval '1 day' end, r.at, r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, operator_id uuid, plan_id uuid, author text, rating smallint,
      scores jsonb, body text, language text, reply text, at timestamptz)
      join plan p on p.region_id = ${region} and p.id = r.plan_id and p.operator_id = r.operator_id
    on conflict (region_id, id) do update set author = excluded.author, rating = excluded.rating, scores = excluded.scores, body = excluded.body,
      language = excluded.language, reply = excluded.reply`.execute(db);
}
