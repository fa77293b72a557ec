import { Type } from 'typebox';
import { lockAccount, personOf } from '#features/accounts/api/public.ts';
import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import { COPIES_A_DAY, DataCopy } from '#features/privacy/contract/privacy.ts';
import { privacyRoutes } from '#features/privacy/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { countRecentCopies, findCopy, insertCopy } from './data-copy.store.ts';
import { dataCopyView, isOver } from './data-copy.view.ts';
import { COPY_FILE } from './make-copy.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 40 }) });
const DAY_SECONDS = 86_400;

/**
 * Routes for a file with all of a person's data: request it, follow its progress, download it. Request and download need a fresh proof of identity.
 */
export function ownCopies(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const files = keptFiles(config);

  app.post(
    privacyRoutes.copies,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Privacidad'],
        summary: 'Pide una copia de todos tus datos; llega un correo cuando está lista',
        response: { 202: DataCopy },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const copy = await inTransaction(db, async (trx) => {
        // Two concurrent requests wait for each other, so that both are counted.
        await lockAccount(trx, config.REGION, person.accountId);
        if ((await countRecentCopies(trx, config.REGION, person.accountId)) >= COPIES_A_DAY) {
          throw problem(PRIVACY_ERRORS, 'copy_too_soon', { headers: { 'retry-after': String(DAY_SECONDS) } });
        }
        const asked = await insertCopy(trx, config.REGION, person.accountId);
        await jobs.add(trx, 'privacy/make-copy', { copyId: asked.id });
        return asked;
      });
      return reply.code(202).send(dataCopyView(copy));
    },
  );

  app.get(
    privacyRoutes.oneCopy,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Privacidad'],
        summary: 'Cómo va una copia de tus datos',
        params: Params,
        response: { 200: DataCopy },
      },
    },
    async (request) => dataCopyView(await ownCopy(request.params.id, personOf(request).accountId)),
  );

  app.get(
    privacyRoutes.copyFile,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Privacidad'],
        summary: 'El archivo con todos tus datos (ZIP)',
        params: Params,
        produces: ['application/zip'],
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const copy = await ownCopy(request.params.id, person.accountId);
      if (isOver(copy)) throw problem(PRIVACY_ERRORS, 'copy_over');
      const bytes = copy.file_id && (await files.read(copy.file_id, COPY_FILE));
      if (!bytes) throw problem(PRIVACY_ERRORS, 'copy_not_found');
      return reply
        .header('content-disposition', `attachment; filename="mis-datos-${config.REGION}.zip"`)
        .type('application/zip')
        .send(bytes);
    },
  );

  async function ownCopy(id: string, accountId: string) {
    const copy = await findCopy(db, config.REGION, id, accountId);
    if (!copy) throw problem(PRIVACY_ERRORS, 'copy_not_found');
    return copy;
  }
}
