import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { exportAudit, listAudit } from '#features/audit/contract/routes.ts';
import { endKey } from '#features/backoffice/api/staff-email/end-key.ts';
import { INVITATION_HEADER } from '#features/backoffice/contract/headers.ts';
import {
  acceptStaffInvitation,
  cancelFactorRemoval,
  changeStaff,
  changeStaffEmails,
  endPersonSessions,
  endStaffEmail,
  inviteStaff,
  listFailedJobs,
  listPeople,
  listStaff,
  movePerson,
  openStaffEmailEnd,
  removeStaff,
  requestFactorRemoval,
  resendStaffInvitation,
  retryFailedJob,
  showOverview,
  showPerson,
  showStaffEmails,
  showStaffInvitation,
  withdrawStaffInvitation,
} from '#features/backoffice/contract/routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { requestOf } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, PEOPLE, type Role, type Unnamed } from '../roles.ts';
import type { World } from '../world.ts';

const STAFF = { lets: ['moderator', 'editor', 'admin'], others: 403 } as const;
const ADMIN = { lets: ['admin'], others: 403 } as const;
const CARE = { lets: ['moderator', 'admin'], others: 403 } as const;

const newcomer = ({ platform }: World, staff?: StaffRole) =>
  insertPerson(platform.db, 'trujillo', { name: 'Alguien', email: `${randomUUID()}@ejemplo.pe`, staff });

async function withSecondFactor(world: World): Promise<string> {
  const { id } = await newcomer(world);
  await sql`insert into second_factor (region_id, account_id, secret, confirmed_at) values ('trujillo', ${id}, '\\x00', now())`.execute(
    world.platform.db,
  );
  return id;
}

async function invitation({ platform }: World, email = `${randomUUID()}@ejemplo.pe`, role: StaffRole = 'editor') {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: string }>`
    insert into staff_invitation (region_id, email, role, secret_hash, expires_at)
    values ('trujillo', ${email}, ${role}, ${hashSecret(secret)}, now() + interval '1 day') returning id`.execute(
    platform.db,
  );
  return { id: rows[0]!.id, headers: { [INVITATION_HEADER]: secret } };
}

async function failedJob({ platform }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('trujillo:backoffice/send-invitation', max_attempts => 1)`.execute(
    platform.db,
  );
  const { id } = rows[0]!;
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], 'given up')`.execute(platform.db);
  return id;
}

const TEAM: Partial<Record<Role, StaffRole>> = {
  admin: 'admin',
  'admin without second factor': 'admin',
  moderator: 'moderator',
  editor: 'editor',
};

async function ownInvitation(world: World, role: Role) {
  const { db } = world.platform;
  const guests = Object.entries(world.people).filter(
    ([name]) => !TEAM[name as Role] && name !== 'admin of another region',
  );
  await sql`delete from staff where account_id = any(${guests.map(([, { id }]) => id)}::uuid[])`.execute(db);
  const person = world.people[role as Exclude<Role, Unnamed>];
  if (!person) return invitation(world);
  await sql`delete from staff where account_id = ${person.id} and region_id = 'trujillo'`.execute(db);
  const { rows } = await sql<{ email: string }>`select email from account where id = ${person.id}`.execute(db);
  return invitation(world, rows[0]!.email, TEAM[role]);
}

export const backofficeOperations: Operations = {
  ...row(showOverview, { ...STAFF, request: () => requestOf(showOverview) }),
  ...row(showStaffEmails, { ...STAFF, request: () => requestOf(showStaffEmails) }),
  ...row(changeStaffEmails, {
    ...STAFF,
    request: () => requestOf(changeStaffEmails, { body: { atOnce: true, weekly: true, muted: [] } }),
  }),
  ...row(endStaffEmail, {
    lets: ANYBODY,
    request: async (world) => {
      const { id } = await newcomer(world, 'editor');
      return requestOf(endStaffEmail, { params: { key: await endKey(world.platform.config, id, 'weekly') } });
    },
  }),
  ...row(openStaffEmailEnd, {
    lets: ANYBODY,
    request: () => requestOf(openStaffEmailEnd, { params: { key: 'a'.repeat(43) } }),
  }),
  ...row(listAudit, { ...ADMIN, request: () => requestOf(listAudit) }),
  ...row(exportAudit, { ...ADMIN, request: () => requestOf(exportAudit) }),
  ...row(listStaff, { ...ADMIN, request: () => requestOf(listStaff) }),
  ...row(inviteStaff, {
    ...ADMIN,
    request: () => requestOf(inviteStaff, { body: { email: `${randomUUID()}@ejemplo.pe`, role: 'editor' } }),
  }),
  ...row(resendStaffInvitation, {
    ...ADMIN,
    request: async (world) => requestOf(resendStaffInvitation, { params: { id: (await invitation(world)).id } }),
  }),
  ...row(withdrawStaffInvitation, {
    ...ADMIN,
    request: async (world) => requestOf(withdrawStaffInvitation, { params: { id: (await invitation(world)).id } }),
  }),
  ...row(changeStaff, {
    ...ADMIN,
    request: async (world) =>
      requestOf(changeStaff, {
        params: { accountId: (await newcomer(world, 'editor')).id },
        body: { role: 'moderator' },
      }),
  }),
  ...row(removeStaff, {
    ...ADMIN,
    request: async (world) => requestOf(removeStaff, { params: { accountId: (await newcomer(world, 'editor')).id } }),
  }),
  ...row(showStaffInvitation, {
    lets: ANYBODY,
    request: async (world) => requestOf(showStaffInvitation, { headers: (await invitation(world)).headers }),
  }),
  ...row(acceptStaffInvitation, {
    lets: PEOPLE,
    request: async (world, role) =>
      requestOf(acceptStaffInvitation, { headers: (await ownInvitation(world, role)).headers }),
  }),
  ...row(listFailedJobs, { ...ADMIN, request: () => requestOf(listFailedJobs) }),
  ...row(retryFailedJob, {
    ...ADMIN,
    request: async (world) => requestOf(retryFailedJob, { params: { id: await failedJob(world) } }),
  }),
  ...row(listPeople, { ...CARE, request: () => requestOf(listPeople) }),
  ...row(showPerson, {
    ...CARE,
    request: async (world) => requestOf(showPerson, { params: { id: (await newcomer(world)).id } }),
  }),
  ...row(movePerson, {
    ...CARE,
    request: async (world) =>
      requestOf(movePerson, {
        params: { id: (await newcomer(world)).id },
        body: { action: 'lock', reason: 'Molesta a otras personas' },
      }),
  }),
  ...row(endPersonSessions, {
    ...CARE,
    request: async (world) =>
      requestOf(endPersonSessions, {
        params: { id: (await newcomer(world)).id },
        body: { reason: 'Dejó su sesión abierta en un hotel' },
      }),
  }),
  ...row(requestFactorRemoval, {
    ...ADMIN,
    request: async (world) =>
      requestOf(requestFactorRemoval, {
        params: { id: await withSecondFactor(world) },
        body: { reason: 'Perdió su teléfono y sus códigos' },
      }),
  }),
  ...row(cancelFactorRemoval, {
    ...ADMIN,
    request: async (world) => {
      const id = await withSecondFactor(world);
      await sql`insert into factor_removal (region_id, account_id, asked_by, reason) values ('trujillo', ${id}, ${id}, 'Perdió todo')`.execute(
        world.platform.db,
      );
      return requestOf(cancelFactorRemoval, { params: { id } });
    },
  }),
};
