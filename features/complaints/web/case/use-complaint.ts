import type { Complaint } from '#features/complaints/contract/complaint.ts';
import type { ConsumerAction } from '#features/complaints/contract/complaint-states.ts';
import { COMPLAINT_PIN_HEADER, COMPLAINT_SECRET_HEADER } from '#features/complaints/contract/headers.ts';
import { actOnComplaint, downloadComplaintSheet, showComplaint } from '#features/complaints/contract/routes.ts';
import { type GuestDocuments, useGuestDocument } from '#web/guest/use-guest-document.ts';
import { saveFile } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';

const COMPLAINTS: GuestDocuments<Complaint> = {
  secretHeader: COMPLAINT_SECRET_HEADER,
  pinHeader: COMPLAINT_PIN_HEADER,
  load: (api, reference, headers) => api.fetch(showComplaint, { params: { reference }, headers, quiet: true }),
};

export function useComplaint(reference: string) {
  const api = useApi();
  const { opened, key, take, openWithPin } = useGuestDocument(COMPLAINTS, reference);
  return {
    opened,
    openWithPin,
    async act(action: ConsumerAction, body: string | undefined, call: AttemptCall) {
      const complaint = await api.call(actOnComplaint, {
        params: { reference },
        headers: key,
        body: { action, ...(body && { body }) },
        ...call,
      });
      take(complaint);
    },
    async download() {
      const answer = await api.fetch(downloadComplaintSheet, { params: { reference }, headers: key });
      saveFile(await answer.blob(), `${reference}.pdf`);
    },
  };
}
