import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { sampleTrip } from '#tests/trips.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { PublicTripData } from './published-trip.ts';
import { TripVoices } from './trip-voices.tsx';

const EMPTY = { items: [], next: null };
const TRIP = {
  id: 'v'.repeat(43),
  document: sampleTrip(),
  published: { author: 'Ana P.', publishedAt: '2026-11-20T10:00:00Z', copies: 0, places: [] },
  photos: EMPTY,
  questions: EMPTY,
  reviews: {
    ...EMPTY,
    writable: true,
    count: 0,
    mean: null,
    distribution: [0, 0, 0, 0, 0],
    levels: [0, 0, 0, 0, 0],
    scores: {},
  },
} as unknown as PublicTripData;

const shown = (change: Partial<PublicTripData> = {}): string =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <ApiProvider value={{} as Api}>
        <MemoryRouter>
          <FaceProvider value={{ ...face, id: 'trujillo', timeZone: 'America/Lima' } as unknown as Face}>
            <TripVoices trip={{ ...TRIP, ...change }} />
          </FaceProvider>
        </MemoryRouter>
      </ApiProvider>
    </I18nProvider>,
  ).replaceAll('<!-- -->', '');

test('a trip without photos, questions and reviews invites to each in one line', () => {
  const html = shown();
  for (const words of ['Agregar una foto', 'Pregunta algo', '¿Hiciste este viaje?', 'Reportar este viaje'])
    expect(html).toContain(words);
  expect(html).not.toContain('<h2');
  // React marks a part that the browser must render again with this template (React error 419).
  expect(html).not.toContain('<template');
});

test('an answer of the author says who answers', () => {
  const answer = { answeredBy: 'Ana P.', badge: 'owner', body: 'Sí.', publishedAt: '2026-11-20T10:00:00Z', useful: 0 };
  const question = {
    ...{ id: 'q', owner: TRIP.id, state: 'answered', askedBy: 'Bruno', body: '¿Hay sombra?' },
    ...{ publishedAt: '2026-11-20T10:00:00Z', answers: [{ id: 'a', ...answer }] },
  };
  const html = shown({ questions: { items: [question], next: null } as unknown as PublicTripData['questions'] });
  expect(html).toContain('Responde: quien hizo el viaje');
  expect(html).not.toContain('su responsable');
});

test('a part that did not arrive leaves the others whole', () => {
  const html = shown({ photos: null, questions: null, reviews: null });
  for (const words of ['Las fotos no llegaron', 'Las preguntas no llegaron', 'Las opiniones no llegaron', 'Reportar'])
    expect(html).toContain(words);
});
