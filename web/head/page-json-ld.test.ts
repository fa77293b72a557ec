import { expect, test } from 'vitest';
import type { Face } from '#web/face.ts';
import { headTags } from './head.ts';
import { pageJsonLd } from './page-json-ld.ts';

const face = {
  product: 'Descubre Trujillo',
  tagline: 'Viaja',
  description: 'Ciudades de barro.',
  locale: 'es-PE',
  hero: { alt: 'Un cerro' },
  organisation: { name: 'Turismo de Trujillo' },
} as Face;
const typesOf = (head: Parameters<typeof headTags>[0], path: string) =>
  pageJsonLd(headTags(head, face, 'https://viaja.example', path), face).map(
    (one) => (one as { '@type': string })['@type'],
  );

test('every public page says what it is and where it belongs', () => {
  expect(typesOf({}, '/')).toEqual(['WebPage']);
  expect(typesOf({ title: 'Ayuda' }, '/ayuda')).toEqual(['WebPage', 'BreadcrumbList']);
  expect(typesOf({ title: 'Huaca', jsonLd: [{ '@type': 'Museum' }, { '@type': 'BreadcrumbList' }] }, '/l')).toEqual([
    'Museum',
    'BreadcrumbList',
    'WebPage',
  ]);
});

test('a filtered list is the same page as the list, and its name has no product', () => {
  const [page, trail] = pageJsonLd(
    headTags({ title: 'Museos' }, face, 'https://viaja.example', '/explorar?categoria=museum'),
    face,
  );
  expect(page).toMatchObject({ url: 'https://viaja.example/explorar' });
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Descubre Trujillo' }, { name: 'Museos' }] });
});

test('a page that search engines do not list says nothing about itself', () => {
  expect(typesOf({ title: 'Tu viaje', secret: true }, '/viajes/1')).toEqual([]);
  expect(typesOf({ title: 'Lugares', noIndex: true }, '/region/lugares')).toEqual([]);
});
