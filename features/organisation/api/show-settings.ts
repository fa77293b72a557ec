import { Type } from 'typebox';
import { organisationRoutes } from '#features/organisation/contract/routes.ts';
import { settingChanges } from '#features/organisation/contract/setting-changes.ts';
import { OrganisationEditor, OrganisationVersions } from '#features/organisation/contract/settings.ts';
import { readModeTexts } from '#features/policies/api/public.ts';
import { MOST_INTEGER } from '#server/database/most-integer.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { App, Platform } from '#server/platform.ts';
import { withStored } from './settings.rules.ts';
import { readVersions } from './settings.store.ts';
import { editorView, versionSummary } from './settings.view.ts';
import type { RegionFolder } from './settings-choices.ts';

const PAGE = 10;
const VersionsQuery = Type.Object(
  {
    before: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_INTEGER, description: 'El `next` de la página anterior' }),
    ),
  },
  { additionalProperties: false },
);

/** `GET /api/admin/organisation/`: the settings for the editor; `GET …/versions/`: authors and changes, the newest first. */
export function showSettings(app: App, { db, config, region }: Platform, folder: RegionFolder, accounts: Rows): void {
  app.get(
    organisationRoutes.edit,
    {
      config: { right: 'organisation.edit' },
      schema: {
        tags: ['Administración'],
        summary: 'Los ajustes de la organización, para editarlos',
        response: { 200: OrganisationEditor },
      },
    },
    async ({ actor }) => {
      const [newest] = await readVersions(db, config.REGION, accounts, { limit: 1 });
      return editorView(folder, newest, actor, await readModeTexts(db, config.REGION, await region.current()));
    },
  );

  app.get(
    organisationRoutes.versions,
    {
      config: { right: 'organisation.edit' },
      schema: {
        tags: ['Administración'],
        summary: 'Las versiones de los ajustes, con lo que cambió cada una',
        querystring: VersionsQuery,
        response: { 200: OrganisationVersions },
      },
    },
    async ({ query }) => {
      const rows = await readVersions(db, config.REGION, accounts, { before: query.before, limit: PAGE + 1 });
      const states = [...rows.map((row) => withStored(folder.settings, row.settings)), folder.settings];
      const items = rows.slice(0, PAGE).map((row, i) => ({
        ...versionSummary(row),
        restoredFrom: row.restored_from,
        changes: settingChanges(states[i + 1]!, states[i]!),
      }));
      return { items, next: rows.length > PAGE ? rows[PAGE - 1]!.version : null };
    },
  );
}
