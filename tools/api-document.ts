import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { connect } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { ApiDocument } from '#server/openapi/describe-api.ts';

/** The API's document, as a demo publishes it at `/api/openapi.json`. It needs no database. */
export async function apiDocument(): Promise<ApiDocument> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  // Building the server runs no query, so the database address does not have to exist.
  const { db, pool, close } = connect({ host: '127.0.0.1', port: 1 });
  const app = await createServer(
    await openPlatform({ config, db, pool, log: createLog(config), say: () => undefined }),
  );
  await app.ready();
  const document = app.swagger() as ApiDocument;
  await app.close();
  await close();
  return document;
}
