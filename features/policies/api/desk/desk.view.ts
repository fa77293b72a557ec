import type { Actor } from '#features/accounts/contract/actor.ts';
import { can } from '#features/accounts/contract/rights.ts';
import type { DeskVersion, PolicyDesk, PolicyOnDesk } from '#features/policies/contract/desk.ts';
import { POLICY_KINDS, type PolicyKind, type PolicyState } from '#features/policies/contract/policy.ts';
import { policyStates } from '#features/policies/contract/policy-states.ts';
import type { Region } from '#regions/read-region.ts';
import { lawOf } from '../law.ts';
import { fillIn, policyValues } from '../policy-values.ts';
import type { VersionRow } from './draft.store.ts';

/** Versions of one kind with their states on a day, newest first. */
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

export function deskView(rows: VersionRow[], region: Region): PolicyDesk {
  const { today } = lawOf(region);
  const values = policyValues(region);
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
        outdated: isOutdated(inForce?.row, values),
      };
    }),
  };
}

export function onDeskView(kind: PolicyKind, rows: VersionRow[], region: Region, actor: Actor): PolicyOnDesk {
  const { today } = lawOf(region);
  const values = policyValues(region);
  const versions = withStates(rows, today);
  const draft = versions.find(({ state }) => state === 'draft')?.row;
  const newest = draft ?? versions[0]?.row;
  const inForce = versions.find(({ state }) => state === 'in_force')?.row;
  const source = newest?.source ?? newest?.body ?? '';
  return {
    kind,
    versions: versions.map(versionView),
    text: { title: newest?.title ?? '', source, body: fillIn(source, values), hash: draft?.hash ?? null },
    summary: draft?.summary ?? null,
    inForce: inForce ? { title: inForce.title, source: inForce.source ?? inForce.body, body: inForce.body } : null,
    outdated: isOutdated(inForce, values),
    placeholders: Object.entries(values).map(([name, value]) => ({ name, value })),
    today,
    can: { publish: can(actor, 'policies.publish', undefined) },
  };
}

function versionView({ row, state }: { row: VersionRow; state: PolicyState }): DeskVersion {
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
  };
}

function isOutdated(row: VersionRow | undefined, values: Record<string, string>): boolean {
  return Boolean(row?.source && fillIn(row.source, values) !== row.body);
}
