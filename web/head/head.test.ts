import { expect, it } from 'vitest';
import type { Face } from '#web/face.ts';
import { applyHead } from './document-head.ts';
import { headTags, shareImagePath } from './head.ts';
import { headOf } from './head-of.ts';
import { renderHead, scriptJson } from './render-head.ts';

const face = {
  product: 'Descubre Trujillo',
  tagline: 'Viaja, explora y conoce Trujillo',
  description: 'Ciudades de barro.',
  locale: 'es-PE',
  hero: { alt: 'Un cerro' },
} as Face;
const nothing = { matches: [], loaderData: {}, errors: null, face, url: new URL('https://viaja.example/') };
const site = 'https://viaja.example';
const tag = (tags: ReturnType<typeof headTags>, key: string) => tags.meta.find(([, name]) => name === key)?.[2];

it('the title of a screen has the screen’s name before the site’s name', () => {
  expect(headTags({}, face, site, '/').title).toBe('Descubre Trujillo – Plataforma turística');
  expect(headTags({ title: 'Ayuda' }, face, site, '/ayuda').title).toBe(
    'Ayuda · Descubre Trujillo – Plataforma turística',
  );
});

it('the canonical link and three meta tags have the same URL', () => {
  const tags = headTags({}, face, site, '/explorar?q=huaca');
  const address = 'https://viaja.example/explorar?q=huaca';
  expect([tags.canonical, tag(tags, 'url'), tag(tags, 'og:url'), tag(tags, 'twitter:url')]).toEqual(
    Array(4).fill(address),
  );
});

it('every screen has a path for its share image', () => {
  expect(shareImagePath('/')).toBe('/compartir/inicio.png');
  expect(shareImagePath('/lugares/huaca-de-la-luna?x=1')).toBe('/compartir/lugares/huaca-de-la-luna.png');
});

it('a screen that is secret, missing or failed has the region’s share image', () => {
  const own = 'https://viaja.example/compartir/inicio.png';
  for (const head of [{ secret: true }, headOf({ ...nothing, errors: { page: { status: 404 } } })]) {
    const tags = headTags(head, face, site, '/viajes/0a1b');
    expect([tag(tags, 'og:image'), tag(tags, 'twitter:image')]).toEqual([own, own]);
  }
  expect(tag(headTags({}, face, site, '/ayuda'), 'og:image')).toBe('https://viaja.example/compartir/ayuda.png');
});

it('secret screens are not indexed and send no referrer', () => {
  const tags = headTags({ secret: true }, face, site, '/viajes/1');
  expect(tag(tags, 'robots')).toBe('noindex, nofollow');
  expect(tag(tags, 'referrer')).toBe('no-referrer');
});

it('renderHead escapes text, so that it cannot end its attribute or element', () => {
  const html = renderHead(headTags({ title: '"><script>', jsonLd: [{ name: '</script>' }] }, face, site, '/'));
  expect(html).not.toContain('"><script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(scriptJson('</script><!--')).not.toContain('<');
});

it('applyHead changes existing tags without duplicating them', () => {
  document.head.innerHTML = renderHead(headTags({ jsonLd: [{ a: 1 }] }, face, site, '/'));
  applyHead(headTags({ title: 'Ayuda' }, face, site, '/ayuda'));
  expect(document.title).toBe('Ayuda · Descubre Trujillo – Plataforma turística');
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.head.querySelectorAll('meta[property="og:url"]')).toHaveLength(1);
  expect(document.head.querySelector('meta[name="twitter:url"]')?.getAttribute('content')).toBe(
    'https://viaja.example/ayuda',
  );
  expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
});
