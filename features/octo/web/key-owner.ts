import { createContext, useContext } from 'react';
import { operatorKey } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import {
  createOperatorKey,
  createRegionKey,
  listOperatorKeys,
  listRegionKeys,
  revokeOperatorKey,
  revokeRegionKey,
} from '../contract/key-routes.ts';
import type { MadeResellerKey, NewResellerKey, ResellerKeys } from '../contract/reseller-key.ts';

export interface KeyOwner {
  operatorId: string | null;
  queryKey: readonly unknown[];
  list(api: Api, signal: AbortSignal): Promise<ResellerKeys>;
  create(api: Api, body: NewResellerKey, call: AttemptCall): Promise<MadeResellerKey>;
  revoke(api: Api, keyId: string): Promise<ResellerKeys>;
}

const quiet = true;

export const keysOfOperator = (operatorId: string): KeyOwner => ({
  operatorId,
  queryKey: [...operatorKey(operatorId), 'octo-keys'],
  list: (api, signal) => api.call(listOperatorKeys, { params: { operatorId }, signal, quiet }),
  create: (api, body, call) => api.call(createOperatorKey, { params: { operatorId }, body, ...call }),
  revoke: (api, keyId) => api.call(revokeOperatorKey, { params: { operatorId, keyId }, quiet }),
});

export const KEYS_OF_REGION: KeyOwner = {
  operatorId: null,
  queryKey: ['region-octo-keys'],
  list: (api, signal) => api.call(listRegionKeys, { signal, quiet }),
  create: (api, body, call) => api.call(createRegionKey, { body, ...call }),
  revoke: (api, keyId) => api.call(revokeRegionKey, { params: { keyId }, quiet }),
};

const House = createContext(KEYS_OF_REGION);
export const KeyOwnerProvider = House.Provider;
export const useKeyOwner = (): KeyOwner => useContext(House);
