import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import { settingChanges } from '#features/organisation/contract/setting-changes.ts';
import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { changeMode, readModeTexts } from '#features/policies/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { regionChanges, storedSettings, withStored } from './settings.rules.ts';
import { insertVersion, readNewest, readVersions } from './settings.store.ts';
import { editorView } from './settings.view.ts';
import type { RegionFolder } from './settings-choices.ts';

interface Saving {
  platform: Platform;
  folder: RegionFolder;
  accounts: Rows;
  actor: Actor;
}

interface NextVersion {
  seen: number;
  settings: OrganisationSettings;
  restoredFrom?: number;
  reason?: string;
}

/**
 * Saves the settings and applies them to the site.
 * @throws `organisation_changed`, `legal_mode_needs_texts`
 */
export async function saveVersion(
  { platform, folder, accounts, actor }: Saving,
  next: NextVersion,
): Promise<OrganisationEditor> {
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
