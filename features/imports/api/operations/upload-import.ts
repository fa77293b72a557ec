import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import * as routes from '#features/imports/contract/routes.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { readBox } from '#server/osm/box.ts';
import { plainLine } from '#server/paper/plain-text.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertImport, lockImport, moveImport } from '../import.store.ts';
import { hashOf } from '../import-hash.ts';
import { READ } from '../jobs/read-import.ts';
import { readImportView } from '../read-import-view.ts';

const FILE = 'application/octet-stream';

/** Only the job reads the file. Pages of other sites cannot send this content type without a CORS preflight. */
export async function uploadImport(app: App, platform: Platform): Promise<void> {
  const { db, config, jobs } = platform;
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FILE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serve(scope, routes.uploadImport, async ({ body, query, actor }, reply) => {
      const content = body as Buffer;
      if (!Buffer.isBuffer(content) || content.length === 0) throw problem(IMPORT_ERRORS, 'import_unreadable');
      const name = plainLine(query.name).trim() || 'archivo';
      const box = boxOf(query.box);
      const hash = hashOf(content, box);
      const id = await inTransaction(db, async (trx) => {
        const stored = await insertImport(trx, config.REGION, {
          ...{ name, content, hash, box, by: accountIdOf(actor) },
          ...(query.as && { purpose: query.as }),
        });
        if (!stored.isNew) return readAgain(trx, platform, stored.id);
        await jobs.add(trx, READ, { importId: stored.id });
        await recordAudit(trx, {
          region: config.REGION,
          actor,
          action: 'imports.upload',
          subject: { kind: 'place_import', id: stored.id },
          after: { name },
        });
        return stored.id;
      });
      return reply.code(201).send(await readImportView(platform, id));
    });
  });
}

/** @throws import_box */
function boxOf(text: string | undefined): ReturnType<typeof readBox> | null {
  if (text === undefined) return null;
  try {
    return readBox(text);
  } catch {
    throw problem(IMPORT_ERRORS, 'import_box');
  }
}

/** The places may have changed since a waiting sheet was compared with them. */
async function readAgain(trx: Database, { config, jobs }: Platform, id: string): Promise<string> {
  const row = await lockImport(trx, config.REGION, id);
  if (row?.purpose === 'sheet' && row.state === 'ready' && (await moveImport(trx, config.REGION, row, 'map')))
    await jobs.add(trx, READ, { importId: id });
  return id;
}
