import type { LightMyRequestResponse } from 'fastify';
import { newKey } from '#features/octo/api/keys/new-key.ts';
import type { KeyMode } from '#features/octo/contract/reseller-key.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { TestSite } from './site.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface TestReseller {
  keyId: string;
  key: string;
  ask(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get<T>(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<T>;
}

interface KeyOptions {
  reseller?: string;
  mode?: KeyMode;
  netBps?: number;
}

/** @param operator null if the region issued the key */
export async function insertResellerKey(
  pool: TestSite['pool'],
  region: string,
  operator: string | null,
  { reseller = 'Agencia Norte', mode = 'live', netBps = 8000 }: KeyOptions = {},
): Promise<Pick<TestReseller, 'keyId' | 'key'>> {
  const { key } = newKey(mode);
  const { rows } = await pool.query<{ id: string }>(
    `insert into reseller_key (region_id, operator_id, reseller, mode, net_bps, hash, hint) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [region, operator, reseller, mode, netBps, hashSecret(key), key.slice(-4)],
  );
  return { keyId: rows[0]!.id, key };
}

/** @param options.capabilities the header `Octo-Capabilities` of every request */
export async function insertReseller(
  { pool, app, platform }: Pick<TestSite, 'pool' | 'app' | 'platform'>,
  operator: string | null,
  { capabilities = 'octo/pricing', ...given }: KeyOptions & { capabilities?: string } = {},
): Promise<TestReseller> {
  const { key, keyId } = await insertResellerKey(pool, platform.config.REGION, operator, given);
  const ask: TestReseller['ask'] = (method, path, body, headers) =>
    app.inject({
      method,
      url: `/octo${path}`,
      headers: { authorization: `Bearer ${key}`, 'octo-capabilities': capabilities, ...headers },
      ...(body && { payload: body }),
    });
  return {
    keyId,
    key,
    ask,
    async get(method, path, body, headers) {
      const answer = await ask(method, path, body, headers);
      if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
  };
}
