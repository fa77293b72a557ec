import * as routes from '#features/waitlist/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { entryViews } from './entry.view.ts';
import { openEntry } from './entry-access.ts';
import type { EntryKeys } from './entry-keys.ts';

export function showWaitlistEntry(app: App, platform: Platform, keys: EntryKeys): void {
  serve(app, routes.showWaitlistEntry, async (request, reply) => {
    const entry = await openEntry(platform, keys, request, request.params.id);
    const [view] = await entryViews(platform, keys, [entry]);
    keepConfidential(reply);
    return reply.send(view!);
  });
}
