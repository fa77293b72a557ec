import type { Api } from '#web/http/api.ts';
import { privacyRoutes } from '../../contract/routes.ts';

/** Downloads a copy. The token has to be in a header, which a plain link cannot send. */
export async function downloadCopy(api: Api, id: string): Promise<void> {
  const path = privacyRoutes.copyFile.replace(':id', encodeURIComponent(id));
  const answer = await api.send(path, { method: 'GET' }, { quiet: true, headers: { accept: '*/*' } });
  const name = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? 'mis-datos.zip';
  link.click();
  // The browser has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
