import { randomBytes } from 'node:crypto';
import * as keys from '#features/octo/contract/key-routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const OWNS = { lets: ['operator owner'], refuses: { 'operator sales': 403, 'operator guide': 403 } } as const;
const ADMIN = { lets: ['admin'], others: 403 } as const;

async function ownKey({ platform, operator: own }: World, operator: string | null = own): Promise<string> {
  const { rows } = await platform.pool.query<{ id: string }>(
    `insert into reseller_key (region_id, operator_id, reseller, mode, net_bps, hash, hint)
     values ($1, $2, 'Agencia', 'test', 8000, $3, 'abcd') returning id`,
    [platform.config.REGION, operator, randomBytes(32)],
  );
  return rows[0]!.id;
}

const AGENCY = { reseller: 'Agencia Norte', mode: 'test', netBps: 8000 } as const;
const ofOperator = ({ operator }: World) => ({ operatorId: operator });

export const octoOperations: Operations = {
  ...row(keys.listOperatorKeys, {
    ...OWNS,
    request: (world) => requestOf(keys.listOperatorKeys, { params: ofOperator(world) }),
  }),
  ...row(keys.createOperatorKey, {
    ...OWNS,
    request: (world) => requestOf(keys.createOperatorKey, { params: ofOperator(world), body: AGENCY }),
  }),
  ...row(keys.allowRegionKeys, {
    ...OWNS,
    request: (world) => requestOf(keys.allowRegionKeys, { params: ofOperator(world), body: { fromBps: 8000 } }),
  }),
  ...row(keys.revokeOperatorKey, {
    ...OWNS,
    request: async (world) =>
      requestOf(keys.revokeOperatorKey, { params: { ...ofOperator(world), keyId: await ownKey(world) } }),
  }),
  ...row(keys.listRegionKeys, { ...ADMIN, request: () => requestOf(keys.listRegionKeys) }),
  ...row(keys.createRegionKey, { ...ADMIN, request: () => requestOf(keys.createRegionKey, { body: AGENCY }) }),
  ...row(keys.revokeRegionKey, {
    ...ADMIN,
    request: async (world) => requestOf(keys.revokeRegionKey, { params: { keyId: await ownKey(world, null) } }),
  }),
};
