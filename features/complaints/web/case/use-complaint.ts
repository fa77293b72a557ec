import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Complaint } from '#features/complaints/contract/complaint.ts';
import type { ConsumerAction } from '#features/complaints/contract/complaint-states.ts';
import { COMPLAINT_PIN_HEADER, COMPLAINT_SECRET_HEADER } from '#features/complaints/contract/headers.ts';
import { actOnComplaint, downloadComplaintSheet, showComplaint } from '#features/complaints/contract/routes.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { saveFile } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';

export type Opened =
  | { step: 'loading' }
  /** Without a valid secret the page asks for the PIN. */
  | { step: 'closed'; problem: Problem | null }
  | { step: 'open'; complaint: Complaint };

/** Loads a complaint with the secret in the URL's fragment, with a PIN, or with the account that filed it. */
export function useComplaint(reference: string) {
  const api = useApi();
  const { hash, state } = useLocation();
  const [opened, setOpened] = useState<Opened>({ step: 'loading' });
  const [key, setKey] = useState<Record<string, string>>({});

  const open = useCallback(
    async (headers: Record<string, string>, call: Partial<AttemptCall>) => {
      const complaint = await api.call(showComplaint, { params: { reference }, headers, quiet: true, ...call });
      setKey(headers);
      setOpened({ step: 'open', complaint });
    },
    [api, reference],
  );

  const pin = typeof state?.pin === 'string' ? state.pin : null;
  useEffect(() => {
    const secret = hash.slice(1);
    const headers: Record<string, string> = secret
      ? { [COMPLAINT_SECRET_HEADER]: secret }
      : pin
        ? { [COMPLAINT_PIN_HEADER]: pin }
        : {};
    open(headers, {}).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // A first request without a secret or PIN shows no error: the page then asks for the PIN.
      setOpened({ step: 'closed', problem: Object.keys(headers).length > 0 ? error.problem : null });
    });
  }, [hash, pin, open]);

  return {
    opened,
    /** @throws ApiError */
    openWithPin: (typed: string, call: AttemptCall) => open({ [COMPLAINT_PIN_HEADER]: typed }, call),
    /** @throws ApiError */
    async act(action: ConsumerAction, body: string | undefined, call: AttemptCall) {
      const complaint = await api.call(actOnComplaint, {
        params: { reference },
        headers: key,
        body: { action, ...(body && { body }) },
        ...call,
      });
      setOpened({ step: 'open', complaint });
    },
    /**
     * Downloads the sheet.
     * @throws ApiError
     */
    async download() {
      const answer = await api.fetch(downloadComplaintSheet, { params: { reference }, headers: key });
      saveFile(await answer.blob(), `${reference}.pdf`);
    },
  };
}
