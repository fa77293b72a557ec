import { sql } from 'kysely';
import { accountName, isActiveAdmin, joinAccount } from '#features/accounts/api/public.ts';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { INVITATION_DAYS } from '#features/backoffice/contract/staff.ts';
import type { Database } from '#server/database/connect.ts';

export interface InvitationRow {
  id: string;
  email: string;
  role: StaffRole;
  invited_at: Date;
  invited_by: string | null;
  sent_at: Date | null;
  expires_at: Date;
  expired: boolean;
}

const open = sql`accepted_at is null and withdrawn_at is null`;
const inSevenDays = sql<Date>`clock_timestamp() + make_interval(days => ${INVITATION_DAYS})`;

/** Accepted and withdrawn invitations are left out. */
export async function readInvitations(db: Database, region: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select invitation.id, invitation.email, invitation.role, invited_at, inviter.name as invited_by, sent_at, expires_at,
      expires_at < clock_timestamp() as expired
    from staff_invitation as invitation
      left ${joinAccount('inviter', 'invitation.invited_by')}
    where invitation.region_id = ${region} and ${open}
    order by invited_at desc, invitation.id`.execute(db);
  return rows;
}

/**
 * Replaces an earlier invitation for the same email address.
 * @returns the invitation's id.
 */
export async function saveInvitation(
  trx: Database,
  invitation: { region: string; email: string; role: StaffRole; invitedBy: string | null },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into staff_invitation (region_id, email, role, invited_by, expires_at)
    values (${invitation.region}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy}, ${inSevenDays})
    on conflict (region_id, lower(email)) where accepted_at is null and withdrawn_at is null
    do update set role = excluded.role, invited_by = excluded.invited_by, invited_at = clock_timestamp(),
      expires_at = excluded.expires_at, secret_hash = null, sent_at = null
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function readInvitedEmail(db: Database, region: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_invitation')
    .select('email')
    .where('region_id', '=', region)
    .where('id', '=', id)
    .where(sql<boolean>`${open}`)
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Makes the invitation valid for seven days and its earlier link invalid.
 * @returns false if the invitation is not open.
 */
export async function renewInvitation(
  trx: Database,
  region: string,
  id: string,
  invitedBy: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('staff_invitation')
    .set({ invited_by: invitedBy, expires_at: inSevenDays, secret_hash: null, sent_at: null })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .where(sql<boolean>`${open}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function withdrawInvitation(trx: Database, region: string, id: string): Promise<string | null> {
  const row = await trx
    .updateTable('staff_invitation')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()`, secret_hash: null })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .where(sql<boolean>`${open}`)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Makes the earlier link invalid.
 * @returns null if the invitation is not open or has expired.
 */
export async function setInvitationSecret(
  db: Database,
  region: string,
  id: string,
  hash: Buffer,
): Promise<{ email: string; role: StaffRole; invited_by: string | null } | null> {
  const { rows } = await sql<{ email: string; role: StaffRole; invited_by: string | null }>`
    update staff_invitation as invitation set secret_hash = ${hash}, sent_at = clock_timestamp()
    where region_id = ${region} and id = ${id} and ${open} and expires_at > clock_timestamp()
    returning email, role, ${accountName('invitation', 'invited_by')}
      as invited_by`.execute(db);
  return rows[0] ?? null;
}

export interface FoundInvitation extends InvitationRow {
  inviter_id: string | null;
}

/**
 * Locks the invitation. It is open only while its sender is an active admin.
 * @returns null if no open invitation has the secret.
 */
export async function findInvitation(trx: Database, region: string, hash: Buffer): Promise<FoundInvitation | null> {
  const { rows } = await sql<FoundInvitation>`
    select invitation.id, invitation.email, invitation.role, invited_at, invited_by as inviter_id, sent_at, expires_at,
      expires_at < clock_timestamp() as expired,
      ${accountName('invitation', 'invited_by')} as invited_by
    from staff_invitation as invitation
    where region_id = ${region} and secret_hash = ${hash} and ${open}
      and (invitation.invited_by is null or ${isActiveAdmin('invitation', 'invited_by')})
    for update`.execute(trx);
  return rows[0] ?? null;
}

export async function acceptInvitation(trx: Database, region: string, id: string, accountId: string): Promise<void> {
  await trx
    .updateTable('staff_invitation')
    .set({ accepted_at: sql<Date>`clock_timestamp()`, accepted_by: accountId, secret_hash: null })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

/** `late` counts expired invitations. */
export async function countInvitations(db: Database, region: string) {
  const { rows } = await sql<{ count: number; oldest: Date | null; late: number }>`
    select count(*)::int as count, min(invited_at) as oldest, count(*) filter (where expires_at < clock_timestamp())::int as late
    from staff_invitation where region_id = ${region} and ${open}`.execute(db);
  return rows[0]!;
}
