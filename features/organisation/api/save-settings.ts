import { type Static, Type } from 'typebox';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { checkSettings } from '#features/organisation/contract/check-settings.ts';
import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import { organisationRoutes } from '#features/organisation/contract/routes.ts';
import { settingChanges } from '#features/organisation/contract/setting-changes.ts';
import {
  OrganisationEditor,
  type OrganisationSettings,
  SaveOrganisation,
} from '#features/organisation/contract/settings.ts';
import { changeMode, readModeTexts } from '#features/policies/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { regionChanges, storedSettings, withStored } from './settings.rules.ts';
import { insertVersion, readNewest, readVersion, readVersions } from './settings.store.ts';
import { editorView } from './settings.view.ts';
import type { RegionFolder } from './settings-choices.ts';

/** Largest value of a PostgreSQL `integer`. */
const NEWEST_POSSIBLE = 2_147_483_647;

const RestoreParams = Type.Object({ version: Type.Integer({ minimum: 0, maximum: NEWEST_POSSIBLE }) });
const RestoreBody = Type.Object(
  { version: Type.Integer({ minimum: 0, maximum: NEWEST_POSSIBLE, description: 'La versión que la persona veía' }) },
  { additionalProperties: false },
);

/** `PUT /api/admin/organisation/` and `POST …/versions/:version/restore`: both store the next version of the settings. */
export function saveSettings(app: App, platform: Platform, folder: RegionFolder, accounts: Rows): void {
  app.put(
    organisationRoutes.edit,
    {
      config: { right: 'organisation.edit', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Guardar los ajustes de la organización como una nueva versión',
        body: SaveOrganisation,
        response: { 200: OrganisationEditor },
      },
    },
    async ({ actor, body }) => {
      const issues = checkSettings(body.settings, folder.choices);
      if (issues.length > 0) {
        const here = issues.map((issue) => ({ ...issue, path: `body.settings.${issue.path}` }));
        throw problem(PLATFORM_ERRORS, 'invalid', { issues: here });
      }
      return save(actor, { seen: body.version, settings: body.settings, reason: body.reason });
    },
  );

  app.post(
    organisationRoutes.restore,
    {
      config: { right: 'organisation.edit', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Volver a una versión anterior de los ajustes (0: como dice la carpeta de la región)',
        params: RestoreParams,
        body: RestoreBody,
        response: { 200: OrganisationEditor },
      },
    },
    async ({ actor, params, body }) => {
      const stored = params.version === 0 ? {} : await readVersion(platform.db, platform.config.REGION, params.version);
      if (!stored) throw problem(ORGANISATION_ERRORS, 'organisation_version_not_found');
      const settings = withStored(folder.settings, stored);
      return save(actor, { seen: body.version, settings, restoredFrom: params.version });
    },
  );

  async function save(actor: Actor, next: NextVersion): Promise<Static<typeof OrganisationEditor>> {
    const { db, config, region } = platform;
    await inTransaction(db, async (trx) => {
      const newest = await readNewest(trx, config.REGION);
      if ((newest?.version ?? 0) !== next.seen) throw problem(ORGANISATION_ERRORS, 'organisation_changed');
      const changes = settingChanges(withStored(folder.settings, newest?.settings ?? {}), next.settings);
      if (changes.length === 0) return;
      const inserted = await insertVersion(trx, {
        region: config.REGION,
        version: next.seen + 1,
        settings: storedSettings(next.settings, folder.settings),
        restoredFrom: next.restoredFrom ?? null,
        changedBy: accountIdOf(actor),
      });
      if (!inserted) throw problem(ORGANISATION_ERRORS, 'organisation_changed');
      if (changes.some(({ path }) => path === 'legalMode')) {
        const change = regionChanges(storedSettings(next.settings, folder.settings)).settings;
        const changed = await readRegion(config.REGION, { regions: config.REGIONS_DIR, change });
        await changeMode(trx, config.REGION, { now: await region.current(), next: changed, actor });
      }
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: next.restoredFrom === undefined ? 'organisation.change' : 'organisation.restore',
        subject: { kind: 'organisation', id: String(next.seen + 1) },
        reason: next.reason,
        before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
        after: Object.fromEntries(changes.map(({ path, after }) => [path, after])),
      });
    });
    region.forget();
    const [saved] = await readVersions(db, config.REGION, accounts, { limit: 1 });
    const texts = await readModeTexts(db, config.REGION, await region.current());
    return editorView(folder, saved, actor, texts);
  }
}

interface NextVersion {
  /** The version that the person edited. */
  seen: number;
  settings: OrganisationSettings;
  restoredFrom?: number;
  reason?: string;
}
