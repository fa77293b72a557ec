import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { type Column, Table } from './table.tsx';

const COLUMNS: readonly Column<{ name: string; count: number }>[] = [
  { key: 'name', label: 'Mes', cell: ({ name }) => name },
  { key: 'count', label: 'Ventas', cell: ({ count }) => count, isIdle: ({ count }) => count === 0 },
];

test('the table has a caption and names its columns and rows', async () => {
  const items = [
    { name: 'enero', count: 3 },
    { name: 'febrero', count: 0 },
  ];
  const { place } = await show(
    <Table caption="Ventas por mes" columns={COLUMNS} items={items} keyOf={({ name }) => name} />,
  );
  expect(place.querySelector('caption')?.textContent).toBe('Ventas por mes');
  expect([...place.querySelectorAll('th[scope="col"]')].map(({ textContent }) => textContent)).toEqual([
    'Mes',
    'Ventas',
  ]);
  expect([...place.querySelectorAll('th[scope="row"]')].map(({ textContent }) => textContent)).toEqual([
    'enero',
    'febrero',
  ]);
  expect(place.querySelector('caption')?.className).toBe('sr');
  const cells = [...place.querySelectorAll('td')];
  expect(cells.map((cell) => cell.dataset.label)).toEqual(['Ventas', 'Ventas']);
  expect(cells.map((cell) => cell.hasAttribute('data-idle'))).toEqual([false, true]);
});

test('a titled table shows its caption', async () => {
  const { place } = await show(
    <Table caption="Ventas" titled columns={COLUMNS} items={[]} keyOf={({ name }) => name} />,
  );
  expect(place.querySelector('caption')?.className).not.toBe('sr');
});
