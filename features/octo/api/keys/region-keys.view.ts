import type { ResellerKeys } from '#features/octo/contract/reseller-key.ts';
import { OCTO_BASE } from '#features/octo/contract/routes.ts';
import type { Platform } from '#server/platform.ts';
import { resellerKeyView } from './key.view.ts';
import { readKeys } from './reseller-key.store.ts';

export async function readRegionKeys({ config: settings, db }: Platform): Promise<ResellerKeys> {
  return {
    endpoint: settings.PUBLIC_URL + OCTO_BASE,
    items: (await readKeys(db, settings.REGION, null)).map(resellerKeyView),
    regionFromBps: null,
  };
}
