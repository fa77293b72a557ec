import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { PlaceCard, PlacesPage } from '../../contract/place.ts';
import { NO_FILTERS } from './explore-filters.ts';
import { useMorePlaces } from './use-more-places.ts';

const pageWhere = (state: 'open' | 'closed'): PlacesPage => ({
  items: [{ id: 'museum', open: { state } } as PlaceCard],
  total: 1,
  totalIsFloor: false,
  next: null,
});

function List({ page }: { page: PlacesPage }) {
  return useMorePlaces({ filters: NO_FILTERS, page }).places.map(({ open }) => open.state);
}

test("the list shows the first page from the route's loader, not from the cache", () => {
  const client = new QueryClient();
  const seen = (['closed', 'open'] as const).map((state) =>
    renderToString(
      <QueryClientProvider client={client}>
        <ApiProvider value={{} as Api}>
          <List page={pageWhere(state)} />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
  expect(seen).toEqual(['closed', 'open']);
});
