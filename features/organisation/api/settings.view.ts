import type { Actor } from '#features/accounts/contract/actor.ts';
import { can } from '#features/accounts/contract/rights.ts';
import type { OrganisationEditor } from '#features/organisation/contract/settings.ts';
import type { ModeTexts } from '#features/policies/contract/mode-text.ts';
import { withStored } from './settings.rules.ts';
import type { VersionRow } from './settings.store.ts';
import type { RegionFolder } from './settings-choices.ts';

export function editorView(
  folder: RegionFolder,
  newest: VersionRow | undefined,
  actor: Actor,
  texts: ModeTexts,
): OrganisationEditor {
  return {
    ...versionSummary(newest),
    settings: withStored(folder.settings, newest?.settings ?? {}),
    choices: folder.choices,
    texts,
    can: { edit: can(actor, 'organisation.edit', null) },
  };
}

export function versionSummary(row: VersionRow | undefined) {
  return {
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.changed_by ?? null,
  };
}
