import type { Api } from '#web/http/api.ts';
import { privacyRoutes } from '../../contract/routes.ts';

/** Fetches a copy (the token travels in a header, which a plain link could not send) and hands it over as a file. */
export async function downloadCopy(api: Api, id: string): Promise<void> {
  const path = privacyRoutes.copyFile.replace(':id', encodeURIComponent(id));
  const answer = await api.send(path, { method: 'GET' }, { quiet: true, headers: { accept: '*/*' } });
  const name = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? 'mis-datos.zip';
  link.click();
  // The browser has its own reference by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
