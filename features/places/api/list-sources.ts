import type { DataSource } from '#features/places/contract/data-source.ts';
import * as routes from '#features/places/contract/routes.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { importedSources } from './place-sources.store.ts';

/** The sources of the region's folder come first, then those of imported files, the newest first. */
export function listSources(app: App, { db, config, region }: Platform): void {
  serve(app, routes.listSources, async () => {
    const [{ settings }, imported] = await Promise.all([region.current(), importedSources(db, config.REGION)]);
    return { items: [...settings.sources.map(sourceView(false)), ...imported.map(sourceView(true))] };
  });
}

const sourceView =
  (imported: boolean) =>
  ({ id, name, attribution, licence_name, licence_url, url, date, used_for, note }: RegionSource): DataSource => ({
    ...{ id, name, attribution, licenceName: licence_name, licenceUrl: licence_url, url, date },
    ...{ usedFor: used_for, note, imported },
  });
