import { create } from 'zustand';
import type { Api } from '#web/http/api.ts';
import { storage } from '#web/storage.ts';
import {
  type ConsentPlace,
  type Decision,
  isAllowed,
  mergeDecisions,
  PURPOSES,
  type PurposeId,
} from '../../contract/consent.ts';
import { recordConsents } from '../../contract/routes.ts';

interface Kept {
  account: string | null;
  decisions: Decision[];
}

const KEY = 'consents';
const NO_ACCOUNT: Kept = { account: null, decisions: [] };

/** Empty until `recallConsents` reads the storage, so no purpose is allowed before. */
export const useConsents = create<Kept & { ready: boolean }>(() => ({ ...NO_ACCOUNT, ready: false }));

export function recallConsents(): void {
  if (useConsents.getState().ready) return;
  useConsents.setState({ ...(storage.read<Kept>(KEY) ?? NO_ACCOUNT), ready: true });
}

/** Call this function before each use, because a withdrawal applies immediately. */
export function mayUse(purpose: PurposeId): boolean {
  recallConsents();
  return isAllowed(purpose, useConsents.getState().decisions);
}

function keep(kept: Kept): void {
  useConsents.setState(kept);
  storage.write(KEY, kept);
}

/** Also stores the decisions in the signed-in person's account. */
export async function decide(
  api: Api,
  purposes: readonly PurposeId[],
  given: boolean,
  place: ConsentPlace,
): Promise<void> {
  recallConsents();
  const decidedAt = new Date().toISOString();
  const made = purposes.map((purpose) => ({ purpose, version: PURPOSES[purpose].version, given, place, decidedAt }));
  const { account, decisions } = useConsents.getState();
  keep({ account, decisions: mergeDecisions(made, decisions) });
  if (account) await followAccount(api, account);
}

/** Merges the decisions of browser and account. Another account's decisions are removed from the browser. */
export async function followAccount(api: Api, account: string): Promise<void> {
  recallConsents();
  const here = useConsents.getState();
  const own = here.account === null || here.account === account ? here.decisions : [];
  const { decisions } = await api.call(recordConsents, { body: { decisions: own.slice(0, 50) }, quiet: true });
  keep({ account, decisions: mergeDecisions(decisions, own) });
}
