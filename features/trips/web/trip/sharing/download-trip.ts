import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';
import type { tripRoutes } from '../../../contract/routes.ts';

export type ExportRoute = (typeof tripRoutes)['exportCalendar' | 'exportTrack' | 'exportGeoJson'];

/** Downloads an export. Its secret has to be in a header, which a plain link cannot send. */
export async function downloadTrip(
  api: Api,
  route: ExportRoute,
  id: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await api.send(
    pathWith(route, { id }),
    { method: 'GET' },
    { quiet: true, headers: { accept: '*/*', ...headers } },
  );
  const name = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? `viaje.${route.split('.').at(-1)}`;
  link.click();
  // The browser has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
