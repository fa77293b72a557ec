import type { ModeText, ModeTexts } from '#features/policies/contract/mode-text.ts';
import { SALES_KINDS } from '#features/policies/contract/policy.ts';
import type { LegalMode } from '#regions/country-schema.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { lawOf } from '../law.ts';
import { readPolicyText } from '../policy-texts.ts';
import { readVersions, type VersionRow } from '../region/draft.store.ts';
import { withStates } from '../region/region.view.ts';

type Place = Pick<Region, 'folder' | 'settings' | 'country'>;

export function inMode<R extends Place>(region: R, mode: LegalMode): R {
  return { ...region, settings: { ...region.settings, legal_mode: mode } };
}

export async function readModeTexts(db: Database, id: string, region: Place): Promise<ModeTexts> {
  const rows = await readVersions(db, id);
  const of = (mode: LegalMode) => Promise.all(SALES_KINDS.map((kind) => modeText(rows, kind, region, mode)));
  const [directory, quotations, intermediary] = await Promise.all([
    of('directory'),
    of('quotations'),
    of('intermediary'),
  ]);
  return { directory, quotations, intermediary };
}

export async function modeText(
  rows: readonly VersionRow[],
  kind: ModeText['kind'],
  region: Place,
  mode: LegalMode,
): Promise<ModeText> {
  const versions = withStates(
    rows.filter((row) => row.kind === kind),
    lawOf(region).today,
  );
  const inForce = versions.find(({ state }) => state === 'in_force')?.row;
  const title = inForce?.title ?? kind;
  const saysMode = inForce ? saidFor(inForce, legalModeOf(region)) === mode : false;
  const draft = versions.find(({ state }) => state === 'draft')?.row;
  const isDrafted = draft?.legal_mode === mode && mode !== legalModeOf(region);
  if (!isDrafted && !versions.some(({ row }) => row.published_at && row.written_by)) {
    const file = await readPolicyText(inMode(region, mode), kind);
    const isThere = file.legalMode === null || inForce === undefined || saysMode;
    return { kind, title: file.title, state: isThere ? 'generated' : 'missing' };
  }
  const other = versions.some(({ state, row }) => state === 'scheduled' && saidFor(row, legalModeOf(region)) !== mode);
  if (other) return { kind, title, state: 'scheduled' };
  if (isDrafted) return { kind, title: draft.title, state: 'drafted' };
  return { kind, title, state: saysMode ? 'ready' : 'missing' };
}

function saidFor({ legal_mode }: VersionRow, now: LegalMode): LegalMode {
  return legal_mode ?? now;
}
