import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';

export interface TestPerson {
  id: string;
  email: string;
  token: string;
  session: string;
  headers: { authorization: string };
}

/** The session lasts one day. An admin's session has a second factor, unless `secondFactor` is false. */
export async function insertPerson(
  db: Database,
  region: string,
  person: { name: string; email?: string; staff?: StaffRole; secondFactor?: boolean },
): Promise<TestPerson> {
  const { name, staff, secondFactor = staff === 'admin' } = person;
  const email = person.email ?? `${name.toLowerCase().replaceAll(' ', '.')}@ejemplo.pe`;
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: string }>`
    insert into account (region_id, state, email, email_key, name, password_hash, confirmed_at)
    values (${region}, 'active', ${email}, ${email.toLowerCase()}, ${name}, '', now()) returning id`.execute(db);
  const { id } = rows[0]!;
  const begun = await sql<{ id: string }>`
    insert into account_session (region_id, account_id, salt, token_hash, token_expires_at, method, second_factor, device_hash, device)
    values (${region}, ${id}, ${randomBytes(16)}, ${createHash('sha256').update(token).digest()}, now() + interval '1 day',
      'password', ${secondFactor}, ${randomBytes(32)}, 'Firefox en Linux') returning id`.execute(db);
  if (staff) await sql`insert into staff (region_id, account_id, role) values (${region}, ${id}, ${staff})`.execute(db);
  const session = begun.rows[0]!.id;
  return { id, email, token, session, headers: { authorization: `Bearer ${token}` } };
}
