import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { OwnQuestion as Own } from '../../contract/ask.ts';
import { OwnQuestion } from './own-question.tsx';

const answer = { id: 'a', answeredBy: 'Ana P.', badge: 'owner', body: 'Sí.', publishedAt: '2026-11-20T10:00:00Z' };
const question = {
  ...{ id: 'q', state: 'answered', about: { name: 'Huacas y mar', page: '/viajes/v?publico' }, body: '¿Hay sombra?' },
  ...{ askedBy: 'Bruno', publishedAt: '2026-11-20T10:00:00Z', answers: [answer], heldFor: [], mergedInto: null },
  can: {},
};

test.each([
  ['trip', 'Responde: quien hizo el viaje · Ana P.'],
  ['company', 'Responde: su responsable · Ana P.'],
])('the answer of the owner of a %s says who answers', async (aboutKind, words) => {
  const { place } = await show(
    <OwnQuestion
      question={{ ...question, aboutKind } as unknown as Own}
      busy={false}
      confirm={() => undefined}
      withdraw={() => undefined}
      resolve={() => undefined}
    >
      {null}
    </OwnQuestion>,
  );
  expect(place.textContent).toContain(words);
});
