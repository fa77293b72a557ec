import { useState } from 'react';
import { saveAnswer } from '#web/http/save-file.ts';

/** Saves the file of a response. The server names the file. */
export function useFile(): { busy: boolean; download: (fetchFile: () => Promise<Response>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async download(fetchFile) {
      setBusy(true);
      try {
        await saveAnswer(await fetchFile(), '');
      } catch {
        // The shell of the page shows the error.
      } finally {
        setBusy(false);
      }
    },
  };
}
