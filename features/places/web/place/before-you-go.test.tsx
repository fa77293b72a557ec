import { expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { PlaceDetail } from '../../contract/place.ts';
import { BeforeYouGo } from './before-you-go.tsx';

const fees: PlaceDetail['fees'] = {
  currency: 'PEN',
  adult: 1000,
  text: null,
  source: { name: 'MINCETUR', url: null, date: '2026-01-13', licence: 'x' },
};
const facts = {
  ...{ visitMinutes: null, fromCentre: null, altitude: null, address: null, phones: [], website: null },
  ...{ whatsapp: null, email: null, paymentMeans: [], languages: [], access: {}, register: null },
};
const shown = async (change: Partial<PlaceDetail>) => {
  const place = { ...facts, activities: [], hours: { class: 'known' }, fees: null, ticket: null, ...change };
  const value = { ...face, id: 'trujillo', timeZone: 'America/Lima' } as unknown as Face;
  const page = await show(
    <FaceProvider value={value}>
      <BeforeYouGo place={place as unknown as PlaceDetail} />
    </FaceProvider>,
  );
  return page.place;
};

test('a place with a shared ticket shows its price, its source and links to the other places', async () => {
  const places = [
    { id: 'a', slug: 'nik-an', name: 'Nik An' },
    { id: 'b', slug: 'huaca-arco-iris', name: 'Huaca Arco Iris' },
  ];
  const page = await shown({ ticket: { fees, places } });
  expect(page.textContent).toContain('Un boleto para este lugar y también para: Nik An, Huaca Arco Iris');
  expect(page.textContent).toMatch(/Adultos PEN\s10.*Según MINCETUR/);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/lugares/nik-an',
    '/lugares/huaca-arco-iris',
  ]);
});

test('a place without a shared ticket names no other place', async () => {
  expect((await shown({ fees })).textContent).not.toContain('Un boleto');
});
