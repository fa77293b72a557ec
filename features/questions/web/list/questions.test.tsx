import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inPeru } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { Question } from '../../contract/question.ts';
import { Questions } from './questions.tsx';

const PLACE = '0f4c2f5e-8f6e-4c55-8a3f-0a8c2d0b7a10';
const QUESTION: Question = {
  id: '0f4c2f5e-8f6e-4c55-8a3f-0a8c2d0b7a12',
  owner: PLACE,
  state: 'answered',
  askedBy: 'Lucía',
  body: '¿Dejan entrar con mochila?',
  publishedAt: '2026-11-20T10:00:00Z',
  answers: [
    {
      id: '0f4c2f5e-8f6e-4c55-8a3f-0a8c2d0b7a11',
      answeredBy: 'Bruno',
      badge: 'verified_visitor',
      body: 'Sí, en el primer descanso.',
      publishedAt: '2026-11-20T10:00:00Z',
      useful: 3,
    },
  ],
};

test('the server renders answered questions whole, so that the browser repeats nothing', () => {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ApiProvider value={{} as Api}>
        <MemoryRouter>
          {inPeru(
            <Questions
              about={{ kind: 'company', id: PLACE, name: 'Chan Chan', answers: 'Responde la región.' }}
              first={{ items: [QUESTION], next: null }}
              failed={null}
            />,
          )}
        </MemoryRouter>
      </ApiProvider>
    </I18nProvider>,
  );
  expect(html).toContain('Me sirvió');
  // React marks a part that the browser must render again with this template (React error 419).
  expect(html).not.toContain('<template');
});
