import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import { drawTripPicture, type exportTripCalendar } from '../../../contract/export-routes.ts';
import { type BrowserTrip, readHeaders } from '../../document/browser-trips.ts';

export type ExportRoute = typeof exportTripCalendar;

/** A plain link cannot send the header with the secret. */
export async function downloadTrip(
  api: Api,
  route: ExportRoute,
  id: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await api.fetch(route, { params: { id }, headers: { accept: '*/*', ...headers }, quiet: true });
  await saveAnswer(answer, `viaje.${route.path.split('.').at(-1)}`);
}

export async function drawnPicture(api: Api, kept: NonNullable<BrowserTrip['kept']>): Promise<File | null> {
  try {
    const headers = { accept: 'image/png', ...readHeaders(kept) };
    const answer = await api.fetch(drawTripPicture, { params: { id: kept.id }, headers, quiet: true });
    return new File([await answer.blob()], 'viaje.png', { type: 'image/png' });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
