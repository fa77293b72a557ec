import { randomBytes } from 'node:crypto';
import type { Operations } from '../operation.ts';
import type { World } from '../world.ts';

const OWNS = { lets: ['operator owner'], refuses: { 'operator sales': 403, 'operator guide': 403 } } as const;

const ADMIN = { lets: ['admin'], others: 403 } as const;

const keysOf = ({ operator }: World, rest = '') => `/api/manage/operators/${operator}/octo-keys/${rest}`;

async function ownKey({ platform, operator: own }: World, operator: string | null = own): Promise<string> {
  const { rows } = await platform.pool.query<{ id: string }>(
    `insert into reseller_key (region_id, operator_id, reseller, mode, net_bps, hash, hint)
     values ($1, $2, 'Agencia', 'test', 8000, $3, 'abcd') returning id`,
    [platform.config.REGION, operator, randomBytes(32)],
  );
  return rows[0]!.id;
}

/** Operations on API keys of agencies. The agencies' own requests are below /octo and are not part of the matrix. */
export const octoOperations: Operations = {
  'GET /api/manage/operators/{operatorId}/octo-keys/': { ...OWNS, request: (world) => ({ url: keysOf(world) }) },
  'POST /api/manage/operators/{operatorId}/octo-keys/': {
    ...OWNS,
    request: (world) => ({
      url: keysOf(world),
      payload: { reseller: 'Agencia Norte', mode: 'test', netBps: 8000 },
    }),
  },
  'PUT /api/manage/operators/{operatorId}/octo-region': {
    ...OWNS,
    request: ({ operator }) => ({
      url: `/api/manage/operators/${operator}/octo-region`,
      payload: { fromBps: 8000 },
    }),
  },
  'GET /api/admin/octo-keys/': { ...ADMIN, request: () => ({ url: '/api/admin/octo-keys/' }) },
  'POST /api/admin/octo-keys/': {
    ...ADMIN,
    request: () => ({
      url: '/api/admin/octo-keys/',
      payload: { reseller: 'Agencia Norte', mode: 'test', netBps: 8000 },
    }),
  },
  'DELETE /api/admin/octo-keys/{keyId}': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/octo-keys/${await ownKey(world, null)}` }),
  },
  'DELETE /api/manage/operators/{operatorId}/octo-keys/{keyId}': {
    ...OWNS,
    request: async (world) => ({ url: keysOf(world, await ownKey(world)) }),
  },
};
