import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import type { tripRoutes } from '../../../contract/routes.ts';

export type ExportRoute = (typeof tripRoutes)['exportCalendar' | 'exportTrack' | 'exportGeoJson'];

/** Downloads an export of the trip. The request needs a secret in a header, which a plain link cannot send. */
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
  await saveAnswer(answer, `viaje.${route.split('.').at(-1)}`);
}
