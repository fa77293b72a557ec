import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { OPERATOR_INVITATION_HEADER } from '#features/operators/contract/headers.ts';
import {
  acceptOperatorInvitation,
  changeBank,
  changeOperator,
  changeOperatorMember,
  inviteOperatorMember,
  listOperatorDocuments,
  listOperatorMemberships,
  registerOperator,
  removeOperatorDocument,
  removeOperatorMember,
  showOperator,
  showOperatorDocument,
  showOperatorInvitation,
  showOperatorTeam,
  showRegisterFields,
  stopOwnBankChange,
  submitOperator,
  uploadOperatorDocument,
  withdrawOperatorInvitation,
} from '#features/operators/contract/operator-routes.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, PEOPLE } from '../roles.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'] } as const;
const OWNS = { lets: ['operator owner'], refuses: { 'operator sales': 403, 'operator guide': 403 } } as const;

const own = ({ operator }: World) => ({ operatorId: operator });

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
const BANK = {
  holder: 'Luna SAC',
  bank: 'Banco',
  bankCode: 'BPRUPEPL',
  account: '00219300123456789012',
  currency: 'PEN',
};
async function ownDocument(world: World, kind = 'other') {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into operator_document (region_id, operator_id, kind, name, picture, width, height) values ($1, $2, $3, 'x', '\\x00', 1, 1) returning id`,
    [world.platform.config.REGION, world.operator, kind],
  );
  return rows[0]!.id;
}

async function ownInvitation(world: World) {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into operator_invitation (region_id, operator_id, email, role, expires_at)
     values ($1, $2, $3, 'guide', now() + interval '1 day') returning id`,
    [world.platform.config.REGION, world.operator, `${randomUUID()}@ejemplo.pe`],
  );
  return rows[0]!.id;
}

async function invitationFor(world: World, email: string) {
  const secret = randomBytes(32).toString('base64url');
  const { platform } = world;
  const operator = await insertOperator(platform.db, platform.config.REGION, { name: 'La que invita' });
  await platform.pool.query(
    `insert into operator_invitation (region_id, operator_id, email, role, secret_hash, expires_at)
     values ($1, $2, $3, 'guide', $4, now() + interval '1 day')`,
    [platform.config.REGION, operator, email, createHash('sha256').update(secret).digest()],
  );
  return { [OPERATOR_INVITATION_HEADER]: secret };
}

async function member(world: World) {
  const name = `guía ${randomUUID()}`;
  const { id } = await insertPerson(world.platform.db, world.platform.config.REGION, { name });
  await world.platform.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'guide')`,
    [world.platform.config.REGION, world.operator, id],
  );
  return id;
}

export const managedOperatorOperations: Operations = {
  ...row(listOperatorMemberships, { lets: PEOPLE, request: () => requestOf(listOperatorMemberships) }),
  ...row(showRegisterFields, { lets: PEOPLE, request: () => requestOf(showRegisterFields) }),
  ...row(registerOperator, {
    lets: PEOPLE,
    request: () => requestOf(registerOperator, { body: { name: 'Operadora nueva' } }),
  }),
  ...row(showOperator, { ...TEAM, request: (world) => requestOf(showOperator, { params: own(world) }) }),
  ...row(changeOperator, {
    ...OWNS,
    request: (world) =>
      requestOf(changeOperator, {
        params: own(world),
        body: { name: 'Operadora Totora', profile: PROFILE, legal: LEGAL, registerUntil: null },
      }),
  }),
  ...row(changeBank, {
    ...OWNS,
    request: (world) => requestOf(changeBank, { params: own(world), body: BANK }),
  }),
  ...row(stopOwnBankChange, {
    ...OWNS,
    request: async (world) =>
      requestOf(stopOwnBankChange, { params: { ...own(world), changeId: await waitingChange(world) } }),
  }),
  ...row(submitOperator, {
    ...OWNS,
    request: async (world) => {
      const legal = {
        ...LEGAL,
        legalName: 'Luna SAC',
        taxNumber: '20123456786',
        representative: 'Olga',
        register: { number: '1', tax_number: '20123456786', issued_by: 'LL', category: 'A', valid_until: '2999-01-01' },
      };
      await world.platform.pool.query(
        `update operator set state = 'draft', legal = $2, profile = $3, bank_sealed = $4 where id = $1`,
        [world.operator, JSON.stringify(legal), JSON.stringify(PROFILE), await sealed(world)],
      );
      await world.platform.pool.query('delete from operator_document where operator_id = $1', [world.operator]);
      for (const kind of ['register', 'tax', 'identity']) await ownDocument(world, kind);
      return requestOf(submitOperator, { params: own(world) });
    },
  }),
  ...row(listOperatorDocuments, {
    ...OWNS,
    request: async (world) => {
      await world.platform.pool.query(`update operator set state = 'verified' where id = $1`, [world.operator]);
      return requestOf(listOperatorDocuments, { params: own(world) });
    },
  }),
  ...row(uploadOperatorDocument, {
    ...OWNS,
    request: async (world) => ({
      method: 'POST',
      url: pathOf(uploadOperatorDocument, { params: own(world), query: { kind: 'other', name: 'x' } }),
      headers: { 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a40' } })
        .png()
        .toBuffer(),
    }),
  }),
  ...row(showOperatorDocument, {
    ...OWNS,
    request: async (world) =>
      requestOf(showOperatorDocument, { params: { ...own(world), documentId: await ownDocument(world) } }),
  }),
  ...row(removeOperatorDocument, {
    ...OWNS,
    request: async (world) =>
      requestOf(removeOperatorDocument, { params: { ...own(world), documentId: await ownDocument(world) } }),
  }),
  ...row(showOperatorTeam, { ...OWNS, request: (world) => requestOf(showOperatorTeam, { params: own(world) }) }),
  ...row(changeOperatorMember, {
    ...OWNS,
    request: async (world) =>
      requestOf(changeOperatorMember, {
        params: { ...own(world), accountId: await member(world) },
        body: { role: 'sales' },
      }),
  }),
  ...row(removeOperatorMember, {
    ...OWNS,
    request: async (world) =>
      requestOf(removeOperatorMember, { params: { ...own(world), accountId: await member(world) } }),
  }),
  ...row(inviteOperatorMember, {
    ...OWNS,
    request: (world) =>
      requestOf(inviteOperatorMember, {
        params: own(world),
        body: { email: `${randomUUID()}@ejemplo.pe`, role: 'guide' },
      }),
  }),
  ...row(withdrawOperatorInvitation, {
    ...OWNS,
    request: async (world) =>
      requestOf(withdrawOperatorInvitation, { params: { ...own(world), invitationId: await ownInvitation(world) } }),
  }),
  ...row(showOperatorInvitation, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(showOperatorInvitation, { headers: await invitationFor(world, 'alguien@ejemplo.pe') }),
  }),
  ...row(acceptOperatorInvitation, {
    lets: PEOPLE,
    request: async (world, role) =>
      requestOf(acceptOperatorInvitation, {
        headers: await invitationFor(world, world.people[role as keyof World['people']]?.email ?? 'nadie@ejemplo.pe'),
      }),
  }),
};

async function sealed({ platform, operator }: World) {
  const accounts = await openBankAccounts(platform.config);
  return accounts.close(BANK, { region: platform.config.REGION, operatorId: operator });
}

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
