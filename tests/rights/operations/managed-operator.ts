import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY, PEOPLE } from '../roles.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'] } as const;
const OWNS = { lets: ['operator owner'], refuses: { 'operator sales': 403, 'operator guide': 403 } } as const;

const own = ({ operator }: World, rest = '') => `/api/manage/operators/${operator}${rest}`;

const PROFILE = {
  about: 'Caminamos despacio.',
  languages: ['es'],
  phone: '+51 900 111 222',
  email: 'luna@ejemplo.pe',
  colour: '#11595C',
  poster: { scene: 'huaca', seed: 'luna' },
  address: '',
  lon: -79.03,
  lat: -8.11,
};
const LEGAL = { legalName: '', taxNumber: '', representative: '', address: '', register: {} };
const BANK = { holder: 'Luna SAC', bank: 'Banco', bankCode: 'BPRUPEPL', account: '00219300123456', currency: 'PEN' };
async function ownDocument(world: World) {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into operator_document (region_id, operator_id, kind, name, picture, width, height) values ($1, $2, 'other', 'x', '\\x00', 1, 1) returning id`,
    [world.platform.config.REGION, world.operator],
  );
  return rows[0]!.id;
}

async function ownInvitation(world: World) {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into operator_invitation (region_id, operator_id, email, role, expires_at)
     values ($1, $2, $3, 'guide', now() + interval '1 day') returning id`,
    [world.platform.config.REGION, world.operator, `${randomUUID()}@ejemplo.pe`],
  );
  return own(world, `/invitations/${rows[0]!.id}`);
}

/** Creates an invitation to another operator. @returns the header with its secret. */
async function invitationFor(world: World, email: string) {
  const secret = randomBytes(32).toString('base64url');
  const { platform } = world;
  const operator = await insertOperator(platform.db, platform.config.REGION, { name: 'La que invita' });
  await platform.pool.query(
    `insert into operator_invitation (region_id, operator_id, email, role, secret_hash, expires_at)
     values ($1, $2, $3, 'guide', $4, now() + interval '1 day')`,
    [platform.config.REGION, operator, email, createHash('sha256').update(secret).digest()],
  );
  return { 'vereda-operator-invitation': secret };
}

/** Adds a guide to the operator. @returns the account id. */
async function member(world: World) {
  const name = `guía ${randomUUID()}`;
  const { id } = await insertPerson(world.platform.db, world.platform.config.REGION, { name });
  await world.platform.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'guide')`,
    [world.platform.config.REGION, world.operator, id],
  );
  return id;
}

/** Operations in an operator's back office, and operations with which a person joins the operator's team. */
export const managedOperatorOperations: Operations = {
  'GET /api/manage/operators/': { lets: PEOPLE, request: () => ({ url: '/api/manage/operators/' }) },
  'GET /api/manage/operator-register': { lets: PEOPLE, request: () => ({ url: '/api/manage/operator-register' }) },
  'POST /api/manage/operators/': {
    lets: PEOPLE,
    request: () => ({ url: '/api/manage/operators/', payload: { name: 'Operadora nueva' } }),
  },
  'GET /api/manage/operators/{operatorId}': { ...TEAM, request: (world) => ({ url: own(world) }) },
  'PUT /api/manage/operators/{operatorId}': {
    ...OWNS,
    request: (world) => ({
      url: own(world),
      payload: { name: 'Operadora Totora', profile: PROFILE, legal: LEGAL, registerUntil: null },
    }),
  },
  'PUT /api/manage/operators/{operatorId}/bank': {
    ...OWNS,
    request: (world) => ({ url: own(world, '/bank'), payload: BANK }),
  },
  'POST /api/manage/operators/{operatorId}/bank-changes/{changeId}/stop': {
    ...OWNS,
    request: async (world) => ({ url: own(world, `/bank-changes/${await waitingChange(world)}/stop`) }),
  },
  'POST /api/manage/operators/{operatorId}/submit': {
    ...OWNS,
    request: async (world) => {
      // Sets the operator's state to draft and completes its profile.
      const legal = {
        ...LEGAL,
        legalName: 'Luna SAC',
        taxNumber: '20',
        representative: 'Olga',
        register: { number: '1', tax_number: '20', issued_by: 'LL', category: 'A', valid_until: '2999-01-01' },
      };
      await world.platform.pool.query(
        `update operator set state = 'draft', legal = $2, profile = $3, bank_sealed = $4 where id = $1`,
        [world.operator, JSON.stringify(legal), JSON.stringify(PROFILE), await sealed(world)],
      );
      return { url: own(world, '/submit') };
    },
  },
  'GET /api/manage/operators/{operatorId}/documents/': {
    ...OWNS,
    request: async (world) => {
      await world.platform.pool.query(`update operator set state = 'verified' where id = $1`, [world.operator]);
      return { url: own(world, '/documents/') };
    },
  },
  'POST /api/manage/operators/{operatorId}/documents/': {
    ...OWNS,
    request: async (world) => ({
      url: own(world, '/documents/?kind=other&name=x'),
      headers: { 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a40' } })
        .png()
        .toBuffer(),
    }),
  },
  'GET /api/manage/operators/{operatorId}/documents/{documentId}': {
    ...OWNS,
    request: async (world) => ({ url: own(world, `/documents/${await ownDocument(world)}`) }),
  },
  'DELETE /api/manage/operators/{operatorId}/documents/{documentId}': {
    ...OWNS,
    request: async (world) => ({ url: own(world, `/documents/${await ownDocument(world)}`) }),
  },
  'GET /api/manage/operators/{operatorId}/team/': { ...OWNS, request: (world) => ({ url: own(world, '/team/') }) },
  'PUT /api/manage/operators/{operatorId}/team/{accountId}': {
    ...OWNS,
    request: async (world) => ({ url: own(world, `/team/${await member(world)}`), payload: { role: 'sales' } }),
  },
  'DELETE /api/manage/operators/{operatorId}/team/{accountId}': {
    ...OWNS,
    request: async (world) => ({ url: own(world, `/team/${await member(world)}`) }),
  },
  'POST /api/manage/operators/{operatorId}/invitations/': {
    ...OWNS,
    request: (world) => ({
      url: own(world, '/invitations/'),
      payload: { email: `${randomUUID()}@ejemplo.pe`, role: 'guide' },
    }),
  },
  'DELETE /api/manage/operators/{operatorId}/invitations/{invitationId}': {
    ...OWNS,
    request: async (world) => ({ url: await ownInvitation(world) }),
  },
  'POST /api/operator-invitations/show': {
    lets: ANYBODY,
    request: async (world) => ({
      url: '/api/operator-invitations/show',
      headers: await invitationFor(world, 'alguien@ejemplo.pe'),
    }),
  },
  'POST /api/me/operator-invitations/accept': {
    lets: PEOPLE,
    request: async (world, role) => ({
      url: '/api/me/operator-invitations/accept',
      headers: await invitationFor(world, world.people[role as keyof World['people']]?.email ?? 'nadie@ejemplo.pe'),
    }),
  },
};

async function sealed({ platform, operator }: World) {
  const accounts = await openBankAccounts(platform.config);
  return accounts.close(BANK, { region: platform.config.REGION, operatorId: operator });
}

/** Inserts a waiting change of the operator's bank account. @returns its id. */
export async function waitingChange({ platform, operator }: World): Promise<string> {
  const { pool, config } = platform;
  await pool.query(`update operator_bank_change set state = 'stopped' where operator_id = $1`, [operator]);
  const { rows } = await pool.query<{ id: string }>(
    `insert into operator_bank_change (region_id, operator_id, state, account_sealed, bank, ending, due_at)
     values ($1, $2, 'waiting', '\\x00', 'Banco', '9012', now() + interval '72 hours') returning id`,
    [config.REGION, operator],
  );
  return rows[0]!.id;
}
