import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface KeyOf {
  region: string;
  reference: string;
  kind: 'link' | 'pin';
}

export async function addKey(db: Database, { region, reference, kind }: KeyOf, hash: Buffer): Promise<void> {
  await db.insertInto('complaint_key').values({ region_id: region, reference, kind, hash }).execute();
}

/** Puts a new PIN in the place of the old one: the newest letter counts. */
export async function replacePin(trx: Database, region: string, reference: string, hash: Buffer): Promise<void> {
  await trx
    .deleteFrom('complaint_key')
    .where('region_id', '=', region)
    .where('reference', '=', reference)
    .where('kind', '=', 'pin')
    .execute();
  await addKey(trx, { region, reference, kind: 'pin' }, hash);
}

export async function holdsKey(db: Database, { region, reference, kind }: KeyOf, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('complaint_key')
    .select('kind')
    .where('region_id', '=', region)
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Takes one of the hour's tries with a PIN, before the PIN is looked at, so that tries at the same time count too.
 * @returns false when there is none left, or no such complaint.
 */
export async function takePinTry(db: Database, region: string, reference: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    update complaint set
      pin_failures = case when pin_failures_since > now() - interval '1 hour' then pin_failures + 1 else 1 end,
      pin_failures_since = case when pin_failures_since > now() - interval '1 hour' then pin_failures_since else now() end
    where region_id = ${region} and reference = ${reference}
      and (pin_failures < ${most} or pin_failures_since is null or pin_failures_since <= now() - interval '1 hour')
    returning reference`.execute(db);
  return rows.length > 0;
}

/** The right PIN gives the tries back. */
export async function forgiveTries(db: Database, region: string, reference: string): Promise<void> {
  await db
    .updateTable('complaint')
    .set({ pin_failures: 0, pin_failures_since: null })
    .where('region_id', '=', region)
    .where('reference', '=', reference)
    .execute();
}
