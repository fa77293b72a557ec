// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';
import { PlanFilterForm } from './plan-filter-form.tsx';
import { NO_FILTERS, type PlanFilters } from './plan-filters.ts';
import type { PlansData } from './plans-data.ts';

afterEach(() => document.body.replaceChildren());

const face = {
  currency: { code: 'PEN' },
  timeZone: 'America/Lima',
  examples: { planSearch: 'Un telar, una laguna…' },
} as Face;

function show(first: Partial<PlanFilters>) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const go = vi.fn((filters: PlanFilters) => draw(filters));
  const draw = (filters: PlanFilters) => {
    const data = { filters, page: { items: [], total: 0, facets: {} }, relief: [] } as unknown as PlansData;
    root.render(
      <I18nProvider i18n={i18n}>
        <FaceProvider value={face}>
          <PlanFilterForm data={data} go={go} />
        </FaceProvider>
      </I18nProvider>,
    );
  };
  act(() => draw({ ...NO_FILTERS, ...first }));
  return go;
}

const field = <T extends Element>(name: string) => document.querySelector<T>(`[name="${name}"]`)!;

test('a changed filter keeps the focus', () => {
  const go = show({ categoria: 'adventure' });
  const before = field<HTMLSelectElement>('precio');
  act(() => {
    before.focus();
    before.value = '50';
    before.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(go).toHaveBeenLastCalledWith({ ...NO_FILTERS, categoria: 'adventure', precio: '50' });
  expect(field('precio')).not.toBe(before);
  expect(document.activeElement).toBe(field('precio'));
});

test('the placeholder of the search field uses words of the region', () => {
  show({});
  expect(field<HTMLInputElement>('q').placeholder).toBe('Un telar, una laguna…');
});

test('the form has a button that submits the search words', () => {
  const go = show({ categoria: 'adventure' });
  const search = field<HTMLInputElement>('q');
  const button = search.form!.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  expect(button.closest('noscript')).toBeNull();
  act(() => {
    search.value = 'laguna';
    button.click();
  });
  expect(go).toHaveBeenLastCalledWith({ ...NO_FILTERS, categoria: 'adventure', q: 'laguna' });
});

test('words that are typed while an earlier search loads stay in the search field', () => {
  const go = show({});
  const answer = go.getMockImplementation()!;
  go.mockImplementation(() => {});
  const type = (words: string) => {
    field<HTMLInputElement>('q').value = words;
    field('q').dispatchEvent(new Event('input', { bubbles: true }));
  };
  act(() => {
    type('chan chan');
    field<HTMLInputElement>('q').form!.requestSubmit();
  });
  act(() => type('huacas'));
  act(() => answer({ ...NO_FILTERS, q: 'chan chan' }));
  expect(field<HTMLInputElement>('q').value).toBe('huacas');
  act(() => field<HTMLInputElement>('q').form!.requestSubmit());
  expect(go).toHaveBeenLastCalledWith({ ...NO_FILTERS, q: 'huacas' });
  act(() => answer(NO_FILTERS));
  expect(field<HTMLInputElement>('q').value).toBe('');
});
