import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { showPlaceParts, splitPlace } from '../../../contract/region-routes.ts';
import type { SplitOffer } from '../../../contract/split.ts';
import { SplitPlace } from './split-form.tsx';

const OFFER = {
  place: {
    id: 'p',
    slug: 'p',
    state: 'published',
    updatedAt: '2026-11-29T10:00:00Z',
    facts: { name: 'Museo', phones: ['1'] },
  },
  sources: [
    { source: 'osm', key: 'osm:way/2', sourceName: 'OpenStreetMap', name: 'Plaza', date: '2026-01-14' },
    { source: 'osm', key: 'osm:way/3', sourceName: 'OpenStreetMap', name: null, date: '2026-01-14' },
  ],
  rows: [
    { rows: 'reviews', items: [{ key: 'r', text: 'Ana: De la plaza.', at: '2026-11-01T10:00:00Z' }] },
    { rows: 'photos', items: [{ key: 'f', text: 'La puerta', at: '2026-11-01T10:00:00Z' }] },
  ],
} as unknown as SplitOffer;

test('the new place takes only what the person marks', async () => {
  const call = vi.fn(async (route: object, _input: object) => (route === showPlaceParts ? OFFER : { id: 'n' }));
  const { place } = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient()}>
        <SplitPlace id="p" />
      </QueryClientProvider>
    </ApiProvider>,
  );
  await vi.waitFor(() => expect(place.textContent).toContain('Fotos que son del lugar nuevo'));
  const submit = () => click(place.querySelector('button[type=submit]'));
  const sent = () => call.mock.calls.filter(([route]) => route === splitPlace).map(([, input]) => input);
  await submit();
  expect(place.textContent).toContain('Escribe el nombre del lugar.');
  expect(sent()).toEqual([]);

  await type(place.querySelector('input')!, 'Plaza');
  const mark = (text: string) =>
    click(
      [...place.querySelectorAll('label')].find((label) => label.textContent.includes(text))?.querySelector('input'),
    );
  await mark('Plaza · OpenStreetMap');
  await mark('Ana: De la plaza.');
  await submit();
  expect(sent()).toMatchObject([
    {
      params: { id: 'p' },
      body: {
        name: 'Plaza',
        take: [],
        sources: [{ source: 'osm', key: 'osm:way/2' }],
        rows: [
          { rows: 'reviews', keys: ['r'] },
          { rows: 'photos', keys: [] },
        ],
        seen: '2026-11-29T10:00:00Z',
      },
    },
  ]);
});
