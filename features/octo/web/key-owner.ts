import { createContext, useContext } from 'react';
import { officeAt, operatorKey } from '#features/operators/web/public.ts';
import { regionKeyRoutes, resellerKeyRoutes } from '../contract/routes.ts';

/** Who gives keys to agencies here, and where its keys are asked for. */
export interface KeyHouse {
  /** Null: the region, whose keys sell for every operator that allows it. */
  operatorId: string | null;
  queryKey: readonly unknown[];
  /** Lists them, and makes one. */
  keys: string;
  key(keyId: string): string;
}

export const keysOfOperator = (operatorId: string): KeyHouse => ({
  operatorId,
  queryKey: [...operatorKey(operatorId), 'octo-keys'],
  keys: officeAt(resellerKeyRoutes.keys, { operatorId }),
  key: (keyId) => officeAt(resellerKeyRoutes.key, { operatorId, keyId }),
});

export const KEYS_OF_REGION: KeyHouse = {
  operatorId: null,
  queryKey: ['region-octo-keys'],
  keys: regionKeyRoutes.keys,
  key: (keyId) => officeAt(regionKeyRoutes.key, { keyId }),
};

const House = createContext(KEYS_OF_REGION);
export const KeyHouseProvider = House.Provider;
export const useKeyHouse = (): KeyHouse => useContext(House);
