import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { ImportDetail } from '../../contract/imports.ts';
import { actOnImport, chooseSheetChange, listSheetRows } from '../../contract/routes.ts';
import type { SheetChange, SheetCounts, SheetRow } from '../../contract/sheet.ts';
import { SheetScreen } from './sheet-screen.tsx';

const COUNTS: SheetCounts = {
  ...{ changed: 1, added: 0, doubts: 0, problems: 0, same: 428, taken: 1 },
  ...{ done: 0, stale: 0, undone: 0, kept: 0 },
};
const DETAIL = { id: 'i', state: 'ready', actions: ['start'], purpose: 'sheet' } as unknown as ImportDetail;

const change = (of: Partial<SheetChange> = {}): SheetChange => ({
  fact: 'phones',
  cells: [{ column: 'Teléfonos', before: '+51 44 208181', after: '+51 44 208182' }],
  ...{ doubt: null, twin: null, take: true, outcome: null },
  ...of,
});
const row = (of: Partial<SheetRow> = {}): SheetRow => ({
  ...{ line: 5, kind: 'change', name: 'Museo del Mar', placeId: 'p', refusal: null, problems: [] },
  changes: [change()],
  ...of,
});

async function screen(rows: readonly SheetRow[], counts: Partial<SheetCounts> = {}, of: Partial<ImportDetail> = {}) {
  const detail = { ...DETAIL, ...of };
  const sheet = { ...COUNTS, ...counts };
  const call = vi.fn(async (route: object, _input: { body?: object; query?: { view: string } }) =>
    route === listSheetRows ? { items: rows, next: null } : detail,
  );
  const { place } = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient()}>
        <SheetScreen detail={detail} sheet={sheet} />
      </QueryClientProvider>
    </ApiProvider>,
  );
  const says = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text));
  const sent = (route: object) => call.mock.calls.find(([one]) => one === route)?.[1].body;
  return { place, says, sent };
}
const button = (place: HTMLElement, text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text);

test('each change shows its row, and its text before and after', async () => {
  const { place, says } = await screen([row()]);
  await says('Fila 5');
  expect(place.querySelector('del')?.textContent).toBe('+51 44 208181');
  expect(place.querySelector('ins')?.textContent).toBe('+51 44 208182');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/region/lugares/p');
});

test('a change is left out by its box', async () => {
  const { place, says, sent } = await screen([row()]);
  await says('Fila 5');
  await click(place.querySelector('input[type=checkbox]'));
  expect(sent(chooseSheetChange)).toEqual({ line: 5, fact: 'phones', take: false });
});

test('a doubt says why it waits, and an error says its column', async () => {
  const problem = { column: 'Horario', code: 'hours', value: 'cuando quieran' } as const;
  const { place, says } = await screen([
    row({ changes: [change({ doubt: 'changed_since', take: false })], problems: [problem] }),
  ]);
  await says('Alguien lo cambió después de que descargaste la hoja.');
  await says('Columna «Horario», «cuando quieran»: No entendemos ese horario.');
  expect(place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(false);
});

test('a row that adds a place has one box for all its cells', async () => {
  const place = change({ fact: 'place', cells: [{ column: 'Nombre', before: '', after: 'Mirador' }] });
  const found = await screen([row({ kind: 'add', placeId: null, changes: [place, change()] })], { added: 1 });
  await found.says('Mirador');
  expect(found.place.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
  expect(found.place.querySelectorAll('ins')).toHaveLength(2);
});

test('the person says how the facts are known, and applies them', async () => {
  const { place, sent } = await screen([row()], { taken: 7 });
  const select = place.querySelector('select')!;
  expect(select.value).toBe('other');
  await click(button(place, 'Aplicar 7 cambios'));
  expect(sent(actOnImport)).toEqual({ action: 'start', source: 'other' });
});

test.each([
  [{ done: 1 }, 'Se aplicó 1 cambio.'],
  [{ done: 9, stale: 2 }, '2 no se aplicaron, porque alguien los cambió antes.'],
  [{ undone: 8, kept: 1 }, '1 se queda, porque alguien lo cambió después.'],
])('after %j the screen says "%s"', async (counts, text) => {
  const { says } = await screen([row()], counts, { state: 'done' });
  await says(text);
});

test('a sheet without changes says so', async () => {
  const { place } = await screen([], { changed: 0, taken: 0 }, { actions: [] });
  expect(place.textContent).toContain('La hoja no cambia nada.');
  expect(button(place, 'Deshacer la hoja')).toBeUndefined();
});
