import type { Actor } from '#features/accounts/contract/actor.ts';
import { can } from '#features/accounts/contract/rights.ts';
import { fillIn } from '#features/policies/contract/fill-in.ts';
import { MODES } from '#features/policies/contract/mode-text.ts';
import { isSalesKind, POLICY_KINDS, type PolicyKind, type PolicyState } from '#features/policies/contract/policy.ts';
import { policyStates } from '#features/policies/contract/policy-states.ts';
import type { RegionPolicies, RegionPolicy, RegionVersion } from '#features/policies/contract/region.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import { lawOf } from '../law.ts';
import { readPolicyText } from '../policy-texts.ts';
import { policyFilling } from '../policy-values.ts';
import type { VersionRow } from './draft.store.ts';

export function withStates(rows: VersionRow[], today: string): { row: VersionRow; state: PolicyState }[] {
  const states = policyStates(
    rows.map(({ version, published_at, effective_from }) => ({
      version,
      published: published_at !== null,
      effectiveFrom: effective_from,
    })),
    today,
  );
  return rows.map((row, i) => ({ row, state: states[i]! }));
}

export function regionVersionView(rows: VersionRow[], region: Region): RegionPolicies {
  const { today } = lawOf(region);
  return {
    items: POLICY_KINDS.map((kind) => {
      const versions = withStates(
        rows.filter((row) => row.kind === kind),
        today,
      );
      const first = (state: PolicyState) => versions.find((it) => it.state === state);
      const view = (state: PolicyState) => {
        const found = first(state);
        return found ? versionView(found) : null;
      };
      const inForce = first('in_force');
      return {
        kind,
        title: (inForce ?? versions[0])?.row.title ?? kind,
        inForce: view('in_force'),
        scheduled: view('scheduled'),
        draft: view('draft'),
        outdated: isOutdated(inForce?.row, region),
        otherMode: isForOther(inForce?.row, region),
      };
    }),
  };
}

export async function regionPolicyView(
  kind: PolicyKind,
  rows: VersionRow[],
  region: Region,
  actor: Actor,
): Promise<RegionPolicy> {
  const { today } = lawOf(region);
  const versions = withStates(rows, today);
  const draft = versions.find(({ state }) => state === 'draft')?.row;
  const newest = draft ?? versions[0]?.row;
  const inForce = versions.find(({ state }) => state === 'in_force')?.row;
  const source = newest?.source ?? newest?.body ?? '';
  const now = legalModeOf(region);
  const modes = isSalesKind(kind) ? MODES : [now];
  const mode = draft?.legal_mode ?? now;
  const inIts = { ...region, settings: { ...region.settings, legal_mode: mode } };
  return {
    kind,
    versions: versions.map(versionView),
    text: { title: newest?.title ?? '', source, body: fillIn(source, policyFilling(inIts)), hash: draft?.hash ?? null },
    summary: draft?.summary ?? null,
    inForce: inForce ? { title: inForce.title, source: inForce.source ?? inForce.body, body: inForce.body } : null,
    outdated: isOutdated(inForce, region),
    otherMode: isForOther(inForce, region),
    legalMode: { now, draft: mode },
    prepared: isSalesKind(kind) ? await preparedText(region, kind) : null,
    fillings: modes.map((one) => ({
      mode: one,
      ...policyFilling({ ...region, settings: { ...region.settings, legal_mode: one } }),
    })),
    today,
    can: { publish: can(actor, 'policies.publish', undefined) },
  };
}

function versionView({ row, state }: { row: VersionRow; state: PolicyState }): RegionVersion {
  return {
    version: row.version,
    state,
    title: row.title,
    effectiveFrom: row.effective_from,
    demo: row.demo,
    hash: row.hash,
    summary: row.summary,
    changedAt: row.changed_at.toISOString(),
    accepted: row.accepted,
    legalMode: row.legal_mode,
  };
}

/** Null if the text from the region's files does not fit all legal modes. */
async function preparedText(region: Region, kind: PolicyKind): Promise<RegionPolicy['prepared']> {
  const { title, source, legalMode } = await readPolicyText(region, kind);
  return legalMode === null ? { title, source } : null;
}

function isOutdated(row: VersionRow | undefined, region: Region): boolean {
  return Boolean(row?.source && fillIn(row.source, policyFilling(region)) !== row.body);
}

function isForOther(row: VersionRow | undefined, region: Region): boolean {
  return Boolean(row?.legal_mode && row.legal_mode !== legalModeOf(region));
}
