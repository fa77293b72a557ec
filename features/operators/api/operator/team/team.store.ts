import { sql } from 'kysely';
import { accountName, isActiveOwner, readOperatorTeam } from '#features/accounts/api/public.ts';
import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import { OPERATOR_INVITATION_DAYS } from '#features/operators/contract/managed-operator.ts';
import type { Database } from '#server/database/connect.ts';

export interface InvitationRow {
  id: string;
  email: string;
  role: OperatorRole;
  invited_at: Date;
  expires_at: Date;
  expired: boolean;
}

const open = sql`accepted_at is null and withdrawn_at is null`;
const inAWeek = sql<Date>`clock_timestamp() + make_interval(days => ${OPERATOR_INVITATION_DAYS})`;

/** Leaves out members whose account is suspended or locked. */
export async function teamMembers(
  db: Database,
  region: string,
  operatorId: string,
  roles: readonly OperatorRole[],
): Promise<{ accountId: string; email: string }[]> {
  const team = await readOperatorTeam(db, region, operatorId);
  return team
    .filter(({ role, state }) => roles.includes(role) && state === 'active')
    .map(({ account_id, email }) => ({ accountId: account_id, email }));
}

/** Includes members who have locked their own account, but not suspended members. */
export async function teamEmails(
  db: Database,
  region: string,
  operatorId: string,
  roles: readonly OperatorRole[],
): Promise<string[]> {
  const team = await readOperatorTeam(db, region, operatorId);
  return team
    .filter(({ role, state }) => roles.includes(role) && (state === 'active' || state === 'locked'))
    .map(({ email }) => email);
}

/** Returns the team's email addresses. If no member has one of the roles, returns the contact address of the operator. */
export async function noticeEmails(
  db: Database,
  region: string,
  operatorId: string,
  roles: readonly OperatorRole[],
): Promise<string[]> {
  const team = await teamEmails(db, region, operatorId, roles);
  if (team.length > 0) return team;
  const { rows } = await sql<{ email: string }>`
    select profile ->> 'email' as email from operator
    where region_id = ${region} and id = ${operatorId} and profile ->> 'email' <> ''`.execute(db);
  return rows.map(({ email }) => email);
}

export async function readInvitations(db: Database, region: string, operatorId: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select id, email, role, invited_at, expires_at, expires_at < clock_timestamp() as expired from operator_invitation
    where region_id = ${region} and operator_id = ${operatorId} and ${open} order by invited_at desc, id`.execute(db);
  return rows;
}

/**
 * A second invitation to the same email address replaces the first invitation.
 * @returns the id of the invitation
 */
export async function saveInvitation(
  trx: Database,
  invitation: { region: string; operatorId: string; email: string; role: OperatorRole; invitedBy: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into operator_invitation (region_id, operator_id, email, role, invited_by, expires_at)
    values (${invitation.region}, ${invitation.operatorId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy}, ${inAWeek})
    on conflict (region_id, operator_id, lower(email)) where accepted_at is null and withdrawn_at is null
    do update set role = excluded.role, invited_by = excluded.invited_by, invited_at = clock_timestamp(), expires_at = excluded.expires_at,
      secret_hash = null, sent_at = null
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function withdrawInvitation(
  db: Database,
  region: string,
  operatorId: string,
  id: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update operator_invitation set withdrawn_at = clock_timestamp(), secret_hash = null
    where region_id = ${region} and operator_id = ${operatorId} and id = ${id} and ${open}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

export interface SentInvitation {
  email: string;
  role: OperatorRole;
  operator: string;
  invited_by: string | null;
}

export async function setInvitationSecret(
  db: Database,
  region: string,
  id: string,
  hash: Buffer,
): Promise<SentInvitation | undefined> {
  const { rows } = await sql<SentInvitation>`
    update operator_invitation i set secret_hash = ${hash}, sent_at = clock_timestamp()
    where region_id = ${region} and id = ${id} and ${open} and expires_at > clock_timestamp()
    returning email, role, (select name from operator t where t.region_id = i.region_id and t.id = i.operator_id) as operator,
      ${accountName('i', 'invited_by')} as invited_by`.execute(db);
  return rows[0];
}

export interface FoundInvitation extends InvitationRow {
  operator_id: string;
  operator: string;
}

/** Locks the invitation. The person who sent the invitation must still be an owner with an active account. */
export async function findInvitation(
  trx: Database,
  region: string,
  hash: Buffer,
): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    select i.id, i.email, i.role, i.invited_at, i.expires_at, i.expires_at < clock_timestamp() as expired, i.operator_id, t.name as operator
    from operator_invitation i join operator t on t.region_id = i.region_id and t.id = i.operator_id
    where i.region_id = ${region} and i.secret_hash = ${hash} and ${open}
      and (i.invited_by is null or ${isActiveOwner('i', 'invited_by')})
    for update of i`.execute(trx);
  return rows[0];
}

export async function acceptInvitation(trx: Database, region: string, id: string, accountId: string): Promise<void> {
  await trx
    .updateTable('operator_invitation')
    .set({ accepted_at: sql<Date>`clock_timestamp()`, accepted_by: accountId, secret_hash: null })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}
