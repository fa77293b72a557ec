import { recordAudit } from '#features/audit/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/region-routes.ts';
import { PHOTO_LIMITS } from '#features/photos/contract/share.ts';
import { findOwner, type Owners } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { arrange } from '../photo.store.ts';
import { type Cases, readOfOwner } from './case.store.ts';
import { caseView } from './case.view.ts';

export function arrangePhotos(app: App, platform: Platform, owners: Owners): void {
  const { db, config } = platform;
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.arrangePhotos, async ({ actor, headers, body }, reply) => {
    reply.header('cache-control', 'no-store');
    const owner = await findOwner(platform, owners, body.about, { actor, headers });
    await inTransaction(db, async (trx) => {
      if (!(await arrange(trx, { region: config.REGION, owner }, body.ids)))
        throw problem(PHOTO_ERRORS, 'photo_order_changed');
      const [cover] = body.ids;
      if (cover)
        await recordAudit(trx, {
          region: config.REGION,
          actor,
          action: 'photos.arrange',
          subject: { kind: 'photo', id: cover },
          after: { position: 1 },
        });
    });
    const rows = await readOfOwner(cases, owner, PHOTO_LIMITS.ofOwner);
    return { items: rows.map((row) => caseView(cases, row)) };
  });
}
