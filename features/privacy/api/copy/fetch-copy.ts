import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import { DataCopy } from '#features/privacy/contract/privacy.ts';
import { privacyRoutes } from '#features/privacy/contract/routes.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { findCopy } from './data-copy.store.ts';
import { dataCopyView, isOver } from './data-copy.view.ts';
import { COPY_FILE } from './make-copy.ts';

const CopyParams = Type.Object({ id: Type.String({ maxLength: 40 }) });

/** Returns the state of a copy, and its file. The file requires a fresh proof of identity. */
export function fetchCopy(app: App, { config, db }: Platform): void {
  const files = keptFiles(config);

  app.get(
    privacyRoutes.oneCopy,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Privacidad'],
        summary: 'Cómo va una copia de tus datos',
        params: CopyParams,
        response: { 200: DataCopy },
      },
    },
    async (request) => dataCopyView(await findPersonCopy(request.params.id, personOf(request).accountId)),
  );

  app.get(
    privacyRoutes.copyFile,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Privacidad'],
        summary: 'El archivo con todos tus datos (ZIP)',
        params: CopyParams,
        produces: ['application/zip'],
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const copy = await findPersonCopy(request.params.id, person.accountId);
      if (isOver(copy)) throw problem(PRIVACY_ERRORS, 'copy_over');
      const bytes = copy.file_id && (await files.read(copy.file_id, COPY_FILE));
      if (!bytes) throw problem(PRIVACY_ERRORS, 'copy_not_found');
      return reply
        .header('content-disposition', `attachment; filename="mis-datos-${config.REGION}.zip"`)
        .type('application/zip')
        .send(bytes);
    },
  );

  async function findPersonCopy(id: string, accountId: string) {
    const copy = await findCopy(db, config.REGION, id, accountId);
    if (!copy) throw problem(PRIVACY_ERRORS, 'copy_not_found');
    return copy;
  }
}
