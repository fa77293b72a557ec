import * as routes from '#features/search/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import { strangeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { sourcesOf } from '../sources.ts';
import { readUnfound, type UnfoundCursor } from '../unfound.store.ts';

const PAGE = 30;

export function listUnfoundSearches(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listUnfoundSearches, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    const view = query.view ?? 'open';
    const found = await readUnfound(db, config.REGION, { view, after: readCursor(query.cursor), limit: PAGE + 1 });
    const rows = found.slice(0, PAGE);
    const last = found.length > PAGE ? rows.at(-1) : undefined;
    const guesses =
      view === 'open'
        ? await guess(
            platform,
            rows.map(({ text }) => text),
          )
        : new Map<string, string>();
    return {
      items: rows.map((row) => ({ ...row, guess: guesses.get(row.text) ?? null })),
      next: last ? writeCursor([last.times, last.text]) : null,
    };
  });
}

async function guess(platform: Platform, texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map();
  const [found] = await Promise.all(sourcesOf(platform).flatMap((source) => source.guess?.(platform, texts) ?? []));
  return found ?? new Map();
}

const writeCursor = (cursor: UnfoundCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws `invalid` if the cursor is malformed */
function readCursor(cursor: string | undefined): UnfoundCursor | null {
  if (cursor === undefined) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.length === 2) {
      const [times, text] = value as unknown[];
      const isCount = typeof times === 'number' && Number.isInteger(times) && times >= 0 && times < 2 ** 31;
      if (isCount && typeof text === 'string' && !text.includes('\0')) return [times, text];
    }
  } catch {}
  throw strangeCursor();
}
