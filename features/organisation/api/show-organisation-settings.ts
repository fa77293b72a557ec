import * as routes from '#features/organisation/contract/routes.ts';
import { readModeTexts } from '#features/policies/api/public.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readVersions } from './settings.store.ts';
import { editorView } from './settings.view.ts';
import type { RegionFolder } from './settings-choices.ts';

export function showOrganisationSettings(app: App, platform: Platform, folder: RegionFolder, accounts: Rows): void {
  const { db, config, region } = platform;
  serve(app, routes.showOrganisationSettings, async ({ actor }) => {
    const [newest] = await readVersions(db, config.REGION, accounts, { limit: 1 });
    return editorView(folder, newest, actor, await readModeTexts(db, config.REGION, await region.current()));
  });
}
