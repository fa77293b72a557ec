import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';

/** Fetches a file that only this session may read, and hands it to the browser under the name the server gave it. */
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
        // The shell's notice says what happened.
      } finally {
        setBusy(false);
      }
    },
  };
}
