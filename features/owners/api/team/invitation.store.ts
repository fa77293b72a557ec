import { sql } from 'kysely';
import { accountName, isActivePlaceOwner } from '#features/accounts/api/public.ts';
import type { PlaceRole } from '#features/accounts/contract/actor.ts';
import { PLACE_INVITATION_DAYS } from '#features/owners/contract/team.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export interface InvitationRow {
  id: string;
  company_id: string;
  email: string;
  role: PlaceRole;
  expires_at: Date;
  expired: boolean;
}

const COLUMNS = sql`i.id, i.company_id, i.email, i.role, i.expires_at, i.expires_at < clock_timestamp() as expired`;
const OPEN = sql`i.accepted_at is null and i.withdrawn_at is null`;
const MOST_SHOWN = 50;

export async function readPlaceInvitations(db: Database, region: string, placeId: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${COLUMNS} from company_invitation i
    where i.region_id = ${region} and i.company_id = ${placeId} and ${OPEN} order by i.invited_at desc, i.id
    limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/**
 * A second invitation to the same email address replaces the first invitation.
 * @returns the id of the invitation
 */
export async function savePlaceInvitation(
  trx: Database,
  invitation: { region: string; placeId: string; email: string; role: PlaceRole; invitedBy: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into company_invitation (region_id, company_id, email, role, invited_by, expires_at)
    values (${invitation.region}, ${invitation.placeId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy},
      clock_timestamp() + make_interval(days => ${PLACE_INVITATION_DAYS}))
    on conflict (region_id, company_id, lower(email)) where accepted_at is null and withdrawn_at is null
    do update set role = excluded.role, invited_by = excluded.invited_by, invited_at = clock_timestamp(),
      expires_at = excluded.expires_at, secret_hash = null, sent_at = null
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function withdrawInvitation(db: Database, region: string, placeId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update company_invitation i set withdrawn_at = clock_timestamp(), secret_hash = null
    where region_id = ${region} and company_id = ${placeId} and id = ${id} and ${OPEN}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

export interface SentInvitation {
  email: string;
  role: PlaceRole;
  place: string;
  invited_by: string | null;
}

/** Each call replaces the secret, so that only the link in the last email works. */
export async function setInvitationSecret(
  db: Database,
  region: string,
  id: string,
  hash: Buffer,
): Promise<SentInvitation | undefined> {
  const { rows } = await sql<SentInvitation>`
    with sent as (
      update company_invitation i set secret_hash = ${hash}, sent_at = clock_timestamp()
      where region_id = ${region} and id = ${id} and ${OPEN} and expires_at > clock_timestamp()
      returning region_id, company_id, email, role, invited_by
    )
    select i.email, i.role, p.name as place, ${accountName('i', 'invited_by')} as invited_by
    from sent i ${joinPlace('p', 'i.company_id')}`.execute(db);
  return rows[0];
}

export interface FoundInvitation extends InvitationRow {
  place: string;
}

/** Locks the invitation. The person who sent the invitation must still be an owner with an active account. */
export async function findInvitation(
  trx: Database,
  region: string,
  hash: Buffer,
): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    select ${COLUMNS}, p.name as place from company_invitation i ${joinPlace('p', 'i.company_id')}
    where i.region_id = ${region} and i.secret_hash = ${hash} and ${OPEN} and ${isActivePlaceOwner('i', 'invited_by')}
    for update of i`.execute(trx);
  return rows[0];
}

export async function acceptInvitation(trx: Database, region: string, id: string, accountId: string): Promise<void> {
  await trx
    .updateTable('company_invitation')
    .set({ accepted_at: sql<Date>`clock_timestamp()`, accepted_by: accountId, secret_hash: null })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}
