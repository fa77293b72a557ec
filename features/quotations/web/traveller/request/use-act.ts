import { useState } from 'react';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { isStale } from '../accept/stale.ts';

/** An opened request, and the callbacks for its changes. */
export interface Opened {
  quotation: QuotationView;
  /** Headers that open it. */
  requestKey: Record<string, string>;
  /** Milliseconds by which this device's clock is behind the server's. */
  behind: number;
  /** Without a network, no action is possible. */
  offline: boolean;
  onQuotation: (quotation: QuotationView) => void;
  refresh: () => Promise<void>;
  /** Called when an action was based on outdated data, after `refresh` has finished. */
  onStale: (offerId: string, problem: Problem) => void;
}

/** Sends an action on a request; the answer is the request with its new state. */
export function useAct({ quotation, requestKey, onQuotation, refresh, onStale }: Opened) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** @returns whether it succeeded. */
  async function act(route: string, body: object = {}, offerId = ''): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const path = route.replace(':name', quotation.id).replace(':offerId', offerId);
      onQuotation(await api.post<QuotationView>(path, body, { headers: requestKey, quiet: true }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The screen is outdated.
      if (error.status === 409) await refresh();
      if (isStale(error.problem)) onStale(offerId, error.problem);
      else setProblem(error.problem);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, busy, problem, forget: () => setProblem(null) };
}
