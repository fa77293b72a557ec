import { createContext, useContext } from 'react';
import { operatorKey } from '#features/operators/web/public.ts';
import { pathWith } from '#web/http/path-with.ts';
import { regionKeyRoutes, resellerKeyRoutes } from '../contract/routes.ts';

/** The owner of the keys on this screen, and the owner's routes. */
export interface KeyOwner {
  /** Null for the region. A key of the region sells for every operator that allows it. */
  operatorId: string | null;
  queryKey: readonly unknown[];
  /** Route that lists keys and makes a key. */
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
