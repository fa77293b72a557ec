import { useState } from 'react';
import { saveAnswer } from '#web/http/save-file.ts';

/** Saves the file of a response. The response contains the file's name. */
export function useFile(): { busy: boolean; download: (fetchFile: () => Promise<Response>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async download(fetchFile) {
      setBusy(true);
      try {
        await saveAnswer(await fetchFile(), '');
      } catch {
        // The API client has already shown the error in the page's frame.
      } finally {
        setBusy(false);
      }
    },
  };
}
