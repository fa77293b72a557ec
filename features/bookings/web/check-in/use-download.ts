import { type departureRoutes, ofDeparture } from '#features/bookings/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import type { DepartureAddress } from './use-check-in.ts';

type File = Extract<keyof typeof departureRoutes, 'manifestPdf' | 'manifestCsv'>;

/** Downloads the list as a file; errors appear in the shell's notice. */
export function useDownload(address: DepartureAddress): (file: File) => Promise<void> {
  const api = useApi();
  return async (file) => {
    const answer = await api.send(ofDeparture(file, address), { method: 'GET' }).catch(() => null);
    if (!answer) return;
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'lista';
    link.click();
    URL.revokeObjectURL(url);
  };
}
