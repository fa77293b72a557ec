import type { ResellerKeys } from '#features/octo/contract/reseller-key.ts';
import { OCTO_BASE } from '#features/octo/contract/routes.ts';
import { readRegionKeysFrom } from '#features/operators/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { resellerKeyView } from './key.view.ts';
import { readKeys } from './reseller-key.store.ts';

export async function readOperatorKeys({ config: settings, db }: Platform, operatorId: string): Promise<ResellerKeys> {
  const region = settings.REGION;
  return {
    endpoint: settings.PUBLIC_URL + OCTO_BASE,
    items: (await readKeys(db, region, operatorId)).map(resellerKeyView),
    regionFromBps: await readRegionKeysFrom(db, region, operatorId),
  };
}
