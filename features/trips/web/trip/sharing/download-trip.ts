import type { Api } from '#web/http/api.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import type { exportTripCalendar } from '../../../contract/routes.ts';

export type ExportRoute = typeof exportTripCalendar;

/** A plain link cannot send the secret's header. */
export async function downloadTrip(
  api: Api,
  route: ExportRoute,
  id: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await api.fetch(route, { params: { id }, headers: { accept: '*/*', ...headers }, quiet: true });
  await saveAnswer(answer, `viaje.${route.path.split('.').at(-1)}`);
}
