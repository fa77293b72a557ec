import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

interface Vote {
  answerId: string;
  voter: Buffer;
  accountId: string | null;
}

/** A repeated vote changes nothing. */
export async function saveVote(
  trx: Database,
  region: string,
  { answerId, voter, accountId }: Vote,
  isUseful: boolean,
): Promise<void> {
  if (isUseful)
    await trx
      .insertInto('answer_vote')
      .values({ region_id: region, answer_id: answerId, voter, account_id: accountId })
      .onConflict((same) => same.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('answer_vote')
      .where('region_id', '=', region)
      .where('answer_id', '=', answerId)
      .where('voter', '=', voter)
      .execute();
}

export async function countVotes(db: Database, region: string, answerId: string): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select count(*)::int as votes from answer_vote where region_id = ${region} and answer_id = ${answerId}`.execute(db);
  return rows[0]!.votes;
}
