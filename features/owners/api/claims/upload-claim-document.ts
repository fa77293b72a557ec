import { personOf } from '#features/accounts/api/public.ts';
import { MOST_CLAIM_DOCUMENTS } from '#features/owners/contract/claim.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openDocumentPictures, pageName } from '#server/storage/document-pictures.ts';
import { readOwnClaim } from './claim.view.ts';
import { countClaimDocuments, insertClaimDocuments } from './claim-document.store.ts';
import { lockOwnClaim } from './lock-own-claim.ts';

/** Only the region can read the pictures. */
export async function uploadClaimDocument(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  const { accept, picturesOf } = openDocumentPictures(app);

  await accept((scope) =>
    serve(scope, routes.uploadClaimDocument, async (request, reply) => {
      const { id } = request.params;
      const { accountId } = personOf(request);
      await readOwnClaim(platform, id, accountId);
      const pictures = await picturesOf(request.body, request.headers['content-type']);
      await inTransaction(db, async (trx) => {
        const claim = await lockOwnClaim(trx, region, id, accountId);
        if (claim.state !== 'requested') throw problem(OWNER_ERRORS, 'claim_cannot');
        if ((await countClaimDocuments(trx, region, id)) + pictures.length > MOST_CLAIM_DOCUMENTS)
          throw problem(OWNER_ERRORS, 'claim_too_many_documents');
        await insertClaimDocuments(
          trx,
          region,
          id,
          pictures.map(({ data }, page) => ({
            name: pageName(request.query.name, page, pictures.length),
            picture: Buffer.from(data),
          })),
        );
      });
      return reply.code(201).send(await readOwnClaim(platform, id, accountId));
    }),
  );
}
