import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { entryViews } from './entry.view.ts';
import type { EntryKeys } from './entry-keys.ts';
import { readAccountEntries } from './waitlist.store.ts';

export function listAccountWaitlist(app: App, platform: Platform, keys: EntryKeys): void {
  serve(app, routes.listAccountWaitlist, async (request) => {
    const entries = await readAccountEntries(platform.db, platform.config.REGION, personOf(request));
    return { items: await entryViews(platform, keys, entries) };
  });
}
