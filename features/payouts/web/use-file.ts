import { useState } from 'react';
import { saveAnswer } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';

/** Downloads a file with the session's token. The server names the file. */
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
        // The shell of the page shows the error.
      } finally {
        setBusy(false);
      }
    },
  };
}
