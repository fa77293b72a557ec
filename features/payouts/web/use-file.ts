import { useState } from 'react';
import { saveAnswer } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';

/** Downloads a file that needs the session, under the name that the server gives it. */
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
        // Errors appear in the shell's notice.
      } finally {
        setBusy(false);
      }
    },
  };
}
