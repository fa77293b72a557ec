import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { Review, ReviewsPage } from '../../contract/public-review.ts';
import { Reviews } from './reviews.tsx';

const review = (more: Partial<Review>): Review => ({
  ...{ id: more.author ?? 'x', owner: 'o', plan: null, author: 'Ana', rating: 4, scores: {}, title: null },
  ...{ body: 'Muy bien cuidado.', language: 'es', verification: 1, visitedOn: null, reply: null },
  ...{ publishedAt: '2026-11-01T10:00:00Z', useful: 0, fictional: false },
  ...more,
});
const page = (items: Review[], more: Partial<ReviewsPage> = {}): ReviewsPage => ({
  ...{ items, next: null, writable: true, count: items.length, mean: null, distribution: [0, 0, 0, 0, 0] },
  ...{ levels: [0, 0, 0, 0, 0], scores: {} as ReviewsPage['scores'] },
  ...more,
});
const subject = {
  kind: 'company',
  ...{ id: 'luna', name: 'Huaca de la Luna', page: '/l', parts: [] },
  ...{ invitation: '¿Estuviste aquí?', hasCode: true },
} as const;

async function shown(first: ReviewsPage, call = vi.fn()) {
  const { place } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ call } as unknown as Api}>
        <Reviews of={{ company: 'luna' }} first={first} answeredBy="Responde el lugar" empty={null} subject={subject} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { place, call };
}

test('a place without reviews is one line with one action', async () => {
  const { place } = await shown(page([]));
  expect(place.textContent).toContain('Cuéntanos cómo te fue');
  expect(place.querySelector('h2')).toBeNull();
});

test('fewer than five reviews have no mean, no steps and no rulers', async () => {
  const { place } = await shown(page([review({})], { count: 4, levels: [0, 4, 0, 0, 0] }));
  expect(place.textContent).toContain('La nota media se muestra desde 5');
  expect(place.textContent).not.toContain('Cada escalón es una opinión');
  expect(place.textContent).toContain('Escribir mi opinión');
});

test('a level shows only its reviews, and the same level again shows all', async () => {
  const all = page([review({ author: 'Con correo' })], {
    ...{ count: 5, mean: 4, distribution: [0, 0, 0, 5, 0], levels: [0, 4, 0, 1, 0] },
    scores: { value: 4 } as ReviewsPage['scores'],
  });
  const call = vi.fn(async () => page([review({ author: 'En el lugar', verification: 3 })]));
  const { place } = await shown(all, call);
  expect(place.querySelectorAll('i[data-level]')).toHaveLength(5);
  expect(place.textContent).toContain('Por lo que cuesta');
  const chip = () => [...place.querySelectorAll('button')].find((one) => one.textContent === '1 en el lugar');
  await click(chip());
  expect(call).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ query: { company: 'luna', limit: 10, level: 3 } }),
  );
  expect(place.textContent).toContain('En el lugar');
  expect(place.textContent).not.toContain('Con correo');
  await click(chip());
  expect(place.textContent).toContain('Con correo');
});

test('a ruler shows only the reviews that score its part, with their score', async () => {
  const all = page([review({ author: 'Sin nota' })], {
    ...{ count: 5, mean: 4, distribution: [0, 0, 0, 5, 0], levels: [0, 5, 0, 0, 0] },
    scores: { service: 3, value: 4 } as ReviewsPage['scores'],
  });
  const call = vi.fn(async () => page([review({ author: 'Con nota', scores: { service: 3 } })]));
  const { place } = await shown(all, call);
  const ruler = () => [...place.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Trato'));
  await click(ruler());
  expect(call).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ query: { company: 'luna', limit: 10, part: 'service' } }),
  );
  expect(ruler()!.getAttribute('aria-pressed')).toBe('true');
  expect(place.querySelector('li[class]')!.textContent).toContain('Trato');
  await click(ruler());
  expect(place.textContent).toContain('Sin nota');
});

test("an owner's reply and the region's reply differ", async () => {
  const reply = { body: 'Gracias.', at: '2026-11-02T10:00:00Z' };
  const { place } = await shown(
    page([
      review({ author: 'Uno', reply: { ...reply, by: 'owner' } }),
      review({ author: 'Dos', reply: { ...reply, by: 'region' } }),
    ]),
  );
  expect([...place.querySelectorAll('blockquote')].map((one) => [one.dataset.by, one.textContent])).toEqual([
    ['owner', expect.stringContaining('Responde el lugar')],
    ['region', expect.stringContaining('Responde la región')],
  ]);
});
