import type { Api } from '#web/http/api.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { isStale } from '../accept/stale.ts';

export interface Opened {
  quotation: QuotationView;
  /** Headers that authorize access to the request. */
  requestKey: Record<string, string>;
  /** Milliseconds by which this device's clock is behind the server's clock. */
  behind: number;
  offline: boolean;
  onQuotation: (quotation: QuotationView) => void;
  refresh: () => Promise<void>;
  onStale: (offerId: string, problem: Problem) => void;
}

type Action = (api: Api, input: { headers: Record<string, string> } & AttemptCall) => Promise<QuotationView>;

/** Passes the changed request to `onQuotation`. The returned function throws the errors of the action. */
export function useCallAct({ requestKey, onQuotation, refresh, onStale }: Opened) {
  const api = useApi();
  return async (action: Action, call: AttemptCall, offerId = ''): Promise<void> => {
    try {
      onQuotation(await action(api, { headers: requestKey, ...call }));
    } catch (error) {
      if (error instanceof ApiError && !call.signal.aborted) {
        // A conflict means that the screen is outdated.
        if (error.status === 409) await refresh();
        if (isStale(error.problem)) onStale(offerId, error.problem);
      }
      throw error;
    }
  };
}

export function useAct(opened: Opened) {
  const callAct = useCallAct(opened);
  const submission = useSubmit();
  const act = (action: Action, offerId = ''): Promise<boolean> =>
    submission.submit((call) => callAct(action, call, offerId));
  // If the page is outdated, a message at the top of the page explains the error.
  const problem = submission.problem && !isStale(submission.problem) ? submission.problem : null;
  return { act, busy: submission.isBusy, problem, retry: submission.retry, forget: submission.clear };
}
