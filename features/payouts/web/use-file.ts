import { useState } from 'react';
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
        const address = URL.createObjectURL(await answer.blob());
        const link = document.createElement('a');
        link.href = address;
        link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
        link.click();
        URL.revokeObjectURL(address);
      } catch {
        // Errors appear in the shell's notice.
      } finally {
        setBusy(false);
      }
    },
  };
}
