import { createContext, useContext } from 'react';
import { operatorKey } from '#features/operators/web/public.ts';
import { pathWith } from '#web/http/path-with.ts';
import { regionKeyRoutes, resellerKeyRoutes } from '../contract/routes.ts';

/** The owner of keys on this screen, and the routes of its keys. */
export interface KeyOwner {
  /** Null for the region, whose keys sell for every operator that allows it. */
  operatorId: string | null;
  queryKey: readonly unknown[];
  /** Lists the keys, and makes one. */
  keys: string;
  key(keyId: string): string;
}

export const keysOfOperator = (operatorId: string): KeyOwner => ({
  operatorId,
  queryKey: [...operatorKey(operatorId), 'octo-keys'],
  keys: pathWith(resellerKeyRoutes.keys, { operatorId }),
  key: (keyId) => pathWith(resellerKeyRoutes.key, { operatorId, keyId }),
});

export const KEYS_OF_REGION: KeyOwner = {
  operatorId: null,
  queryKey: ['region-octo-keys'],
  keys: regionKeyRoutes.keys,
  key: (keyId) => pathWith(regionKeyRoutes.key, { keyId }),
};

const House = createContext(KEYS_OF_REGION);
export const KeyOwnerProvider = House.Provider;
export const useKeyOwner = (): KeyOwner => useContext(House);
