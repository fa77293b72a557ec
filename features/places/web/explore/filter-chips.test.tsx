// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { inPeru } from '#tests/show.tsx';
import { i18n } from '#web/i18n.ts';
import type { PlacesPage } from '../../contract/place.ts';
import type { ExploreData } from './explore-data.ts';
import { type ExploreFilters, NO_FILTERS } from './explore-filters.ts';
import { FilterChips } from './filter-chips.tsx';

afterEach(() => document.body.replaceChildren());

function show(filters: Partial<ExploreFilters>, page: Partial<PlacesPage>) {
  const onFilter = vi.fn();
  const data = { filters: { ...NO_FILTERS, ...filters }, page, openNow: 3 } as ExploreData;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>{inPeru(<FilterChips data={data} onFilter={onFilter} offer="all" />)}</I18nProvider>,
    ),
  );
  return { onFilter, chips: [...document.querySelectorAll('button')] };
}

test('each understood part of a query is a chip, and pressing the chip removes the part', () => {
  const { onFilter, chips } = show(
    { q: 'museo gratis cerca de Moche abierto ahora' },
    {
      understood: [
        { kind: 'meaning', label: 'Museos', without: 'gratis cerca de Moche abierto ahora' },
        { kind: 'free', label: '', without: 'museo cerca de Moche abierto ahora' },
        { kind: 'near', label: 'Moche', without: 'museo gratis abierto ahora' },
        { kind: 'open', label: 'now', without: 'museo gratis cerca de Moche' },
      ],
    },
  );
  expect(chips.map((chip) => chip.textContent)).toEqual(['Museos', 'Gratis', 'Cerca de Moche', 'Abierto ahora']);
  act(() => chips[2]!.click());
  expect(onFilter).toHaveBeenCalledWith({ ...NO_FILTERS, q: 'museo gratis abierto ahora' });
});

test('if a category is chosen, each further category says how many places it adds', () => {
  const facets = {
    category: [
      { value: 'beach', label: 'Playas', count: 7 },
      { value: 'museum', label: 'Museos', count: 12 },
    ],
    district: [],
    hours: [],
    areFloors: false,
  };
  const texts = (chosen: ExploreFilters['categories']) =>
    show({ categories: chosen }, { facets, total: 12 }).chips.map((chip) => chip.textContent);
  expect(texts(['museum'])).toContain('Playas+7');
  document.body.replaceChildren();
  expect(texts([])).toContain('Playas7');
});

test('filters by day, entrance and children are chips that can be removed', () => {
  const { onFilter, chips } = show({ openOn: '2026-12-24', feeTo: 0, children: true }, {});
  expect(chips.map((chip) => chip.textContent)).toEqual(['Abierto jue 24/12/2026', 'Gratis', 'Para ir con niños']);
  act(() => chips[1]!.click());
  expect(onFilter).toHaveBeenCalledWith({ ...NO_FILTERS, openOn: '2026-12-24', children: true });
});
