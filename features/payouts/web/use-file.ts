import { useState } from 'react';
import { saveAnswer } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';

/** Downloads a file with the session's token. The response contains the file's name. */
export function useFile(): { busy: boolean; download: (path: string) => Promise<void> } {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async download(path) {
      setBusy(true);
      try {
        const answer = await api.send(path, { method: 'GET' });
        await saveAnswer(answer, '');
      } catch {
        // The API client has already shown the error in the page's frame.
      } finally {
        setBusy(false);
      }
    },
  };
}
