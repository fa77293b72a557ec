import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { show } from '#tests/show.tsx';
import { OfferTotal } from './offer-total.tsx';

const guide = lineOf({ title: 'Guía', required: true });
const boat = lineOf({ title: 'Bote' });

async function textOf(lines: ReturnType<typeof lineOf>[], minimumTotal: number | null = null): Promise<string> {
  const form = { lines, minimumTotal };
  const { place } = await show(<OfferTotal form={form} people={2} currency="PEN" />);
  return place.textContent.replaceAll('\u00a0', ' ');
}

test('the total shows what the traveller reads, and what remains without the optional lines', async () => {
  const text = await textOf([guide, boat]);
  expect(text).toContain('Total que verá, con impuestosPEN 200');
  expect(text).toContain('Por personaPEN 100');
  expect(text).toContain('Sin lo opcionalPEN 100');
  expect(await textOf([guide, boat], 15_000)).toContain('Sin lo opcionalPEN 150');
});

test('the text warns only if every line can be left out', async () => {
  expect(await textOf([boat, lineOf()])).toContain('Todo es opcional');
  expect(await textOf([guide, boat])).not.toContain('Todo es opcional');
  expect(await textOf([boat])).not.toContain('Todo es opcional');
});
