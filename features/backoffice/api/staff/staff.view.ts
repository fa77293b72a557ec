import { readStaff } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { type Can, can } from '#features/accounts/contract/rights.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import type { Staff, StaffInvitation } from '#features/backoffice/contract/staff.ts';
import type { Platform } from '#server/platform.ts';
import { type InvitationRow, readInvitations } from './invitation.store.ts';
import { keepsAnAdmin } from './staff.rules.ts';

export async function staffView({ db, config }: Platform, actor: Actor): Promise<Staff> {
  const [team, invitations] = await Promise.all([readStaff(db, config.REGION), readInvitations(db, config.REGION)]);
  const edit = can(actor, 'staff.edit', null);
  return {
    items: team.map((row) => {
      const leaves: Can = keepsAnAdmin(team, row.account_id, null)
        ? edit
        : { allowed: false, reason: BACKOFFICE_ERRORS.last_admin.detail };
      return {
        accountId: row.account_id,
        name: row.name,
        email: row.email,
        role: row.role,
        secondFactor: row.second_factor,
        addedAt: row.added_at.toISOString(),
        addedBy: row.added_by,
        lastSeenAt: row.last_seen_at?.toISOString() ?? null,
        you: actor.kind === 'person' && actor.accountId === row.account_id,
        can: { change: edit.allowed ? leaves : edit, remove: edit.allowed ? leaves : edit },
      };
    }),
    invitations: invitations.map(invitationView),
    can: { invite: edit },
  };
}

export function invitationView(row: InvitationRow): StaffInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: row.expired ? 'expired' : 'waiting',
    invitedAt: row.invited_at.toISOString(),
    invitedBy: row.invited_by,
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}
