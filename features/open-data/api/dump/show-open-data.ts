import { OPEN_DATA_TYPES } from '#features/open-data/contract/open-data.ts';
import * as routes from '#features/open-data/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { findDump } from './open-data.store.ts';

export function showOpenData(app: App, { db, config }: Platform): void {
  serve(app, routes.showOpenData, async () => {
    const dump = await findDump(db, config.REGION);
    return {
      madeAt: dump?.made_at.toISOString() ?? null,
      places: dump?.places ?? 0,
      leftOut: dump?.left_out ?? 0,
      sources: dump?.sources ?? [],
      files: (dump?.files ?? []).map((file) => ({
        ...file,
        url: config.PUBLIC_URL + publicFiles.openData(file.name),
        mediaType: OPEN_DATA_TYPES[file.name],
      })),
    };
  });
}
