import { useEffect, useState } from 'react';
import { listTripPhotos } from '#features/photos/contract/routes.ts';
import { listTripQuestions } from '#features/questions/contract/routes.ts';
import { listTripReviews } from '#features/reviews/contract/routes.ts';
import type { Head } from '#web/head/head.ts';
import { ApiError } from '#web/http/problem.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { showPublicTrip } from '../../contract/routes.ts';
import { findBrowserTrip } from '../document/browser-trips.ts';
import { publicTripJsonLd } from './public-trip-json-ld.ts';
import type { PublicTripData } from './published-trip.ts';

const SHOWN = 5;
const SHOWN_PHOTOS = 12;

const readPhotos = (api: PageRequest['api'], trip: string, signal: AbortSignal) =>
  api.call(listTripPhotos, { query: { trip, limit: SHOWN_PHOTOS }, signal, quiet: true }).catch(() => null);

const readQuestions = (api: PageRequest['api'], trip: string, signal: AbortSignal) =>
  api.call(listTripQuestions, { query: { trip, limit: SHOWN }, signal, quiet: true }).catch(() => null);

const readReviews = (api: PageRequest['api'], trip: string, signal: AbortSignal) =>
  api.call(listTripReviews, { query: { trip, limit: SHOWN }, signal, quiet: true }).catch(() => null);

const KEPT_ID = /^[\w-]{43}$/;

const asksPublic = (url: URL) => url.searchParams.has('publico');

/**
 * Finds what the author of a trip published. The same path opens one's own trips, also without a network, so a trip of
 * this browser is not asked for unless its public side is wanted.
 */
export async function loadPublicTrip({ params, url, api, signal }: PageRequest): Promise<PublicTripData | null> {
  const id = params.id ?? '';
  if (!KEPT_ID.test(id)) return null;
  if (!import.meta.env.SSR && !asksPublic(url) && findBrowserTrip(id)) return null;
  try {
    const [trip, photos, questions, reviews] = await Promise.all([
      api.call(showPublicTrip, { params: { id }, signal }),
      readPhotos(api, id, signal),
      readQuestions(api, id, signal),
      readReviews(api, id, signal),
    ]);
    return trip.published ? { ...trip, published: trip.published, photos, questions, reviews } : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** A trip that is not public is stored in the browser or needs a secret, so the server renders no such trip. */
export function publicTripHead({ data, face, url }: PageFacts<PublicTripData | null>): Head {
  if (!data) return { title: 'Viaje', secret: true };
  const { document, published } = data;
  const days = document.days.length === 1 ? '1 día' : `${document.days.length} días`;
  return {
    title: document.title,
    description: published.author
      ? `${days} por ${face.region}, el viaje de ${published.author}: sus paradas, sus horas y cómo copiarlo.`
      : `${days} por ${face.region}, un viaje para leer y copiar: sus paradas y sus horas.`,
    type: 'article',
    // Search engines list the address without the query.
    ...(asksPublic(url) && { noIndex: true }),
    ...(import.meta.env.SSR && { jsonLd: [publicTripJsonLd(data, url)] }),
  };
}

/** The author, and a person with a link, see the trip itself and not its public side. The server cannot know. */
export function useOpensItself(id: string, search: string): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    const hasLink = /^#(editar|ver)=/.test(location.hash);
    setOpens(hasLink || (!new URLSearchParams(search).has('publico') && findBrowserTrip(id) !== null));
  }, [id, search]);
  return opens;
}
