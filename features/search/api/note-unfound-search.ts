import { regionClock, today } from '#features/organisation/api/public.ts';
import * as routes from '#features/search/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countedText } from './personal.rules.ts';
import { countFound } from './sources.ts';
import { countUnfound } from './unfound.store.ts';

/** The page sends the search, because kept answers do not reach the server. */
export function noteUnfoundSearch(app: App, platform: Platform): void {
  const { db, config, region } = platform;
  serve(app, routes.noteUnfoundSearch, async ({ body }, reply) => {
    const text = countedText(body.text);
    // Forged requests must not list texts that are found.
    if (text !== null && (await countFound(platform, text)) === 0)
      await countUnfound(db, config.REGION, text, today(regionClock(await region.current())));
    return reply.code(204).send();
  });
}
