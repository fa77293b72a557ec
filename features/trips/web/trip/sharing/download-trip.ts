import type { Api } from '#web/http/api.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import type { exportTripCalendar } from '../../../contract/routes.ts';

export type ExportRoute = typeof exportTripCalendar;

/** Downloads an export of the trip. The request needs a secret in a header, which a plain link cannot send. */
export async function downloadTrip(
  api: Api,
  route: ExportRoute,
  id: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await api.fetch(route, { params: { id }, headers: { accept: '*/*', ...headers }, quiet: true });
  await saveAnswer(answer, `viaje.${route.path.split('.').at(-1)}`);
}
