import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import { Voices } from './place-voices.tsx';

const nothing = { items: [], next: null };
const noReviews = { ...nothing, count: 0, mean: null, distribution: [0, 0, 0, 0, 0], scores: {} } as never;

function shown(change: Partial<Parameters<typeof Voices>[0]>): string {
  return renderToString(
    <I18nProvider i18n={i18n}>
      <FaceProvider value={{ ...face, id: 'trujillo', timeZone: 'America/Lima' } as unknown as Face}>
        <ApiProvider value={{} as Api}>
          <Voices
            about={{ kind: 'company', id: 'huaca-de-la-luna', name: 'Huaca de la Luna', answers: 'Responde la región' }}
            questions={nothing}
            reviews={noReviews}
            answeredBy="Responde el lugar"
            reviewsOf={{ company: 'huaca-de-la-luna' }}
            {...change}
          />
        </ApiProvider>
      </FaceProvider>
    </I18nProvider>,
  );
}

test('an empty list of reviews is hidden, and an empty list of questions is one line with one action', () => {
  const empty = shown({});
  expect(empty).not.toContain('<h2');
  expect(empty).toContain('Nadie ha preguntado todavía.');
  expect(empty).toContain('Pregunta algo');
  const plan = shown({ contact: <p>Pregunta a la operadora</p>, firstReview: <p>Opina quien fue</p> });
  expect(plan).toContain('Pregunta a la operadora');
  expect(plan).toContain('Opina quien fue');
  expect(shown({ questions: null })).toContain('Las preguntas no llegaron');
});
