import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { INVITATION_HEADER } from '#features/backoffice/contract/routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { insertPerson } from '#tests/people.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY, PEOPLE, type Role, type Unnamed } from '../roles.ts';
import type { World } from '../world.ts';

const STAFF = { lets: ['moderator', 'editor', 'admin'], others: 403 } as const;
const ADMIN = { lets: ['admin'], others: 403 } as const;
const CARE = { lets: ['moderator', 'admin'], others: 403 } as const;

const get = (url: string) => ({ request: () => ({ url }) });
const newcomer = ({ platform }: World, staff?: StaffRole) =>
  insertPerson(platform.db, 'trujillo', { name: 'Alguien', email: `${randomUUID()}@ejemplo.pe`, staff });

/** Creates an account with a second factor. @returns its id. */
async function withSecondFactor(world: World): Promise<string> {
  const { id } = await newcomer(world);
  await sql`insert into second_factor (region_id, account_id, secret, confirmed_at) values ('trujillo', ${id}, '\\x00', now())`.execute(
    world.platform.db,
  );
  return id;
}

/** Creates an open invitation with a known secret. */
async function invitation({ platform }: World, email = `${randomUUID()}@ejemplo.pe`, role: StaffRole = 'editor') {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: string }>`
    insert into staff_invitation (region_id, email, role, secret_hash, expires_at)
    values ('trujillo', ${email}, ${role}, ${hashSecret(secret)}, now() + interval '1 day') returning id`.execute(
    platform.db,
  );
  return { id: rows[0]!.id, headers: { [INVITATION_HEADER]: secret } };
}

/** Creates a failed job of this region. @returns its id. */
async function failedJob({ platform }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('trujillo:backoffice/send-invitation', max_attempts => 1)`.execute(
    platform.db,
  );
  const { id } = rows[0]!;
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], 'given up')`.execute(platform.db);
  return id;
}

/**
 * Staff role of each role of the matrix that belongs to the staff. A person who accepts an invitation becomes staff. People of all other roles are
 * therefore removed from the staff before the next request.
 */
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

/** Operations of the region's back office: queues, audit log, staff and accounts. */
export const backofficeOperations: Operations = {
  'GET /api/admin/overview/': { ...STAFF, ...get('/api/admin/overview/') },
  'GET /api/admin/audit/': { ...ADMIN, ...get('/api/admin/audit/') },
  'GET /api/admin/audit/export.csv': { ...ADMIN, ...get('/api/admin/audit/export.csv') },
  'GET /api/admin/staff/': { ...ADMIN, ...get('/api/admin/staff/') },
  'POST /api/admin/staff/invitations/': {
    ...ADMIN,
    request: () => ({
      url: '/api/admin/staff/invitations/',
      payload: { email: `${randomUUID()}@ejemplo.pe`, role: 'editor' },
    }),
  },
  'POST /api/admin/staff/invitations/{id}/resend': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/staff/invitations/${(await invitation(world)).id}/resend` }),
  },
  'DELETE /api/admin/staff/invitations/{id}/': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/staff/invitations/${(await invitation(world)).id}/` }),
  },
  'PATCH /api/admin/staff/{accountId}/': {
    ...ADMIN,
    request: async (world) => ({
      url: `/api/admin/staff/${(await newcomer(world, 'editor')).id}/`,
      payload: { role: 'moderator' },
    }),
  },
  'DELETE /api/admin/staff/{accountId}/': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/staff/${(await newcomer(world, 'editor')).id}/` }),
  },
  'POST /api/staff-invitations/show': {
    lets: ANYBODY,
    request: async (world) => ({ url: '/api/staff-invitations/show', headers: (await invitation(world)).headers }),
  },
  'POST /api/me/staff-invitations/accept': {
    lets: PEOPLE,
    request: async (world, role) => ({
      url: '/api/me/staff-invitations/accept',
      headers: (await ownInvitation(world, role)).headers,
    }),
  },
  'GET /api/admin/failed-jobs/': { ...ADMIN, ...get('/api/admin/failed-jobs/') },
  'POST /api/admin/failed-jobs/{id}/retry': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/failed-jobs/${await failedJob(world)}/retry` }),
  },
  'GET /api/admin/people/': { ...CARE, ...get('/api/admin/people/') },
  'GET /api/admin/people/{id}/': {
    ...CARE,
    request: async (world) => ({ url: `/api/admin/people/${(await newcomer(world)).id}/` }),
  },
  'POST /api/admin/people/{id}/state': {
    ...CARE,
    request: async (world) => ({
      url: `/api/admin/people/${(await newcomer(world)).id}/state`,
      payload: { action: 'lock', reason: 'Molesta a otras personas' },
    }),
  },
  'POST /api/admin/people/{id}/sessions/end': {
    ...CARE,
    request: async (world) => ({
      url: `/api/admin/people/${(await newcomer(world)).id}/sessions/end`,
      payload: { reason: 'Dejó su sesión abierta en un hotel' },
    }),
  },
  'POST /api/admin/people/{id}/factor-removal': {
    ...ADMIN,
    request: async (world) => ({
      url: `/api/admin/people/${await withSecondFactor(world)}/factor-removal`,
      payload: { reason: 'Perdió su teléfono y sus códigos' },
    }),
  },
  'DELETE /api/admin/people/{id}/factor-removal': {
    ...ADMIN,
    request: async (world) => {
      const id = await withSecondFactor(world);
      await sql`insert into factor_removal (region_id, account_id, asked_by, reason) values ('trujillo', ${id}, ${id}, 'Perdió todo')`.execute(
        world.platform.db,
      );
      return { url: `/api/admin/people/${id}/factor-removal` };
    },
  },
};
