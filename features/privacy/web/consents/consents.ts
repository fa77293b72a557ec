import { create } from 'zustand';
import type { Api } from '#web/http/api.ts';
import { storage } from '#web/storage.ts';
import {
  type ConsentPlace,
  type Decision,
  isAllowed,
  type Ledger,
  mergeDecisions,
  PURPOSES,
  type PurposeId,
} from '../../contract/consent.ts';
import { privacyRoutes } from '../../contract/routes.ts';

interface Kept {
  /** Owner of these decisions; null for the browser without an account. */
  account: string | null;
  decisions: Decision[];
}

const KEY = 'consents';
const NO_ACCOUNT: Kept = { account: null, decisions: [] };

/** The ledger of this browser. It is empty until it was read, and nothing is allowed before. */
export const useConsents = create<Kept & { ready: boolean }>(() => ({ ...NO_ACCOUNT, ready: false }));

export function recallConsents(): void {
  if (useConsents.getState().ready) return;
  useConsents.setState({ ...(storage.read<Kept>(KEY) ?? NO_ACCOUNT), ready: true });
}

/** Whether a purpose that needs consent is allowed now. Call it each time, because a withdrawal applies at once. */
export function mayUse(purpose: PurposeId): boolean {
  recallConsents();
  return isAllowed(purpose, useConsents.getState().decisions);
}

function keep(kept: Kept): void {
  useConsents.setState(kept);
  storage.write(KEY, kept);
}

/** Stores a decision here and, for a signed-in person, in their account. */
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

/** Merges the ledgers of this browser and of the account on both sides; another account's ledger is dropped. */
export async function followAccount(api: Api, account: string): Promise<void> {
  recallConsents();
  const here = useConsents.getState();
  const own = here.account === null || here.account === account ? here.decisions : [];
  const { decisions } = await api.post<Ledger>(
    privacyRoutes.consents,
    { decisions: own.slice(0, 50) },
    { quiet: true },
  );
  keep({ account, decisions: mergeDecisions(decisions, own) });
}
