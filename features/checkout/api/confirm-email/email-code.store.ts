import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

const MOST_TRIES = 5;

export interface EmailCode {
  region: string;
  browser: Buffer;
  email: string;
  id: string;
  hash: Buffer;
  minutes: number;
}

/**
 * If the browser already has a valid code for the email address, that code is extended.
 * @returns the id of the valid code
 */
export async function keepEmailCode(db: Database, code: EmailCode): Promise<string> {
  const { region, browser, email, id, hash, minutes } = code;
  const works = sql`(c.valid_until > clock_timestamp() and c.tries < ${MOST_TRIES})`;
  const { rows } = await sql<{ id: string }>`
    insert into email_code as c (region_id, browser, email, id, hash, valid_until)
    values (${region}, ${browser}, ${email}, ${id}, ${hash}, clock_timestamp() + make_interval(mins => ${minutes}))
    on conflict (region_id, browser, email) do update set
      id = case when ${works} then c.id else excluded.id end,
      hash = case when ${works} then c.hash else excluded.hash end,
      tries = case when ${works} then c.tries else 0 end,
      valid_until = excluded.valid_until
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function findCodeToSend(db: Database, region: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from email_code where region_id = ${region} and id = ${id} and valid_until > clock_timestamp()`.execute(
    db,
  );
  return rows[0]?.email;
}

/**
 * The attempt is counted before the code is compared, so that simultaneous attempts cannot exceed the limit.
 * @returns undefined if no attempt is left
 */
export async function takeCodeTry(
  db: Database,
  { region, browser, email }: Pick<EmailCode, 'region' | 'browser' | 'email'>,
): Promise<{ id: string; hash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; hash: Buffer }>`
    update email_code set tries = tries + 1
    where region_id = ${region} and browser = ${browser} and email = ${email} and tries < ${MOST_TRIES}
      and valid_until > clock_timestamp()
    returning id, hash`.execute(db);
  return rows[0];
}

/** @returns false if another request used the code first */
export async function useEmailCode(db: Database, region: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from email_code where region_id = ${region} and id = ${id} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function dropOverCodes(db: Database, region: string): Promise<void> {
  await sql`delete from email_code where region_id = ${region} and valid_until < clock_timestamp()`.execute(db);
}
