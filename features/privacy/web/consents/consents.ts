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
  /** Id of the account that made these decisions; null without an account. */
  account: string | null;
  decisions: Decision[];
}

const KEY = 'consents';
const NO_ACCOUNT: Kept = { account: null, decisions: [] };

/** The decisions of this browser. The list is empty until `recallConsents` reads it from storage, so no purpose is allowed before. */
export const useConsents = create<Kept & { ready: boolean }>(() => ({ ...NO_ACCOUNT, ready: false }));

export function recallConsents(): void {
  if (useConsents.getState().ready) return;
  useConsents.setState({ ...(storage.read<Kept>(KEY) ?? NO_ACCOUNT), ready: true });
}

/** Whether a purpose that needs consent is allowed now. Call this function before each use, because a withdrawal applies at once. */
export function mayUse(purpose: PurposeId): boolean {
  recallConsents();
  return isAllowed(purpose, useConsents.getState().decisions);
}

function keep(kept: Kept): void {
  useConsents.setState(kept);
  storage.write(KEY, kept);
}

/** Stores decisions in this browser and, for a signed-in person, in the account. */
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

/** Merges the decisions of this browser with those of the account, and stores them in both. Removes the decisions of another account from this browser. */
export async function followAccount(api: Api, account: string): Promise<void> {
  recallConsents();
  const here = useConsents.getState();
  const own = here.account === null || here.account === account ? here.decisions : [];
  const { decisions } = await api.call(recordConsents, { body: { decisions: own.slice(0, 50) }, quiet: true });
  keep({ account, decisions: mergeDecisions(decisions, own) });
}
