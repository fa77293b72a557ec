import * as routes from '#features/organisation/contract/routes.ts';
import { settingChanges } from '#features/organisation/contract/setting-changes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withStored } from './settings.rules.ts';
import { readVersions } from './settings.store.ts';
import { versionSummary } from './settings.view.ts';
import type { RegionFolder } from './settings-choices.ts';

const PAGE = 10;

export function listOrganisationVersions(
  app: App,
  { db, config }: Platform,
  folder: RegionFolder,
  accounts: Rows,
): void {
  serve(app, routes.listOrganisationVersions, async ({ query }) => {
    const rows = await readVersions(db, config.REGION, accounts, { before: query.before, limit: PAGE + 1 });
    const states = [...rows.map((row) => withStored(folder.settings, row.settings)), folder.settings];
    const items = rows.slice(0, PAGE).map((row, i) => ({
      ...versionSummary(row),
      restoredFrom: row.restored_from,
      changes: settingChanges(states[i + 1]!, states[i]!),
    }));
    return { items, next: rows.length > PAGE ? rows[PAGE - 1]!.version : null };
  });
}
