import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { OPEN_DATA_FILES, OPEN_DATA_TYPES } from '#features/open-data/contract/open-data.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { readDumpFile } from './dump-folder.ts';
import { makeDump } from './make-dump.ts';
import { findDump } from './open-data.store.ts';

/** The files of open data. The first request after the start of a new site makes them. */
export function serveFiles(app: App, platform: Platform, operators: Rows): void {
  const { db, config } = platform;
  let making: Promise<void> | undefined;

  const make = () => {
    making ??= makeDump(platform, operators).finally(() => {
      making = undefined;
    });
    return making;
  };

  app.get(
    `${publicFiles.openData('')}:name`,
    {
      config: { openToSites: true },
      schema: { hide: true, params: Type.Object({ name: Type.String({ maxLength: 60 }) }) },
    },
    async ({ params, headers }, reply) => {
      const name = OPEN_DATA_FILES.find((one) => one === params.name);
      if (!name) return reply.callNotFound();
      for (const isLast of [false, true]) {
        const dump = await findDump(db, config.REGION);
        const file = dump?.files.find((one) => one.name === name);
        if (dump && file) {
          if (isCurrent(headers, reply, file.sha256)) return reply.code(304).send();
          const stream = await readDumpFile(config, dump.folder, name);
          if (stream) {
            return reply
              .header('last-modified', dump.made_at.toUTCString())
              .header('content-disposition', `attachment; filename="${config.REGION}-${name}"`)
              .type(`${OPEN_DATA_TYPES[name]}; charset=utf-8`)
              .send(stream);
          }
        }
        if (!isLast) await make();
      }
      throw problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '60' } });
    },
  );
}

/** The tag is weak, because the answer may be compressed. */
function isCurrent(headers: FastifyRequest['headers'], reply: FastifyReply, sha256: string): boolean {
  const tag = `"${sha256.slice(0, 32)}"`;
  reply.header('cache-control', 'no-cache').header('etag', `W/${tag}`);
  return headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
}
