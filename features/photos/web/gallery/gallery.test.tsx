import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { Photo, PhotosPage } from '../../contract/photo.ts';
import { Gallery } from './gallery.tsx';

const photo = (n: number): Photo => ({
  id: `photo-${n}`,
  owner: 'luna',
  files: ['avif', 'webp'].map((type) => ({ url: `/${n}.${type}`, width: 480, height: 360, type: `image/${type}` })),
  thumbhash: null,
  preview: n === 1 ? 'data:image/webp;base64,UklGRg==' : null,
  alt: n === 1 ? 'El mural' : '',
  author: 'Lucía',
  licence: 'CC BY 4.0',
  source: null,
  takenOn: null,
  publishedAt: '2026-11-20T10:00:00Z',
});

function shown(first: PhotosPage | null): string {
  return renderToString(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <ApiProvider value={{} as Api}>
          <Gallery
            about={{ kind: 'company', id: 'luna', name: 'Huaca de la Luna' }}
            first={first}
            poster={<img src="/cartel.svg" alt="Dibujo de la huaca" />}
            posterNote="Ilustración, no una foto."
          />
        </ApiProvider>
      </MemoryRouter>
    </I18nProvider>,
  ).replaceAll('<!-- -->', '');
}

const page = (count: number, next: string | null = null): PhotosPage => ({
  items: Array.from({ length: count }, (_, index) => photo(index + 1)),
  next,
});

test('without photos, the drawing stands alone and the page invites to share the first one', () => {
  const html = shown(page(0));
  expect(html).toContain('Dibujo de la huaca');
  expect(html).toContain('Ilustración, no una foto. Aún sin fotos. La primera puede ser tuya.');
  expect(html).toContain('Agregar una foto');
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('the drawing stays the first picture, and few photos leave no empty cells', () => {
  const html = shown(page(2));
  expect(html.indexOf('/cartel.svg')).toBeLessThan(html.indexOf('/1.webp'));
  expect(html).toContain('La ilustración y 2 fotos');
  expect(html).toContain('1 de 3');
  expect(html.match(/alt="El mural"/g)).toHaveLength(2);
  expect(html).toContain('alt="Foto de Lucía en Huaca de la Luna"');
  expect(html).not.toContain('Ver las');
});

test('four small pictures open all photos, also if more follow', () => {
  expect(shown(page(9))).toContain('Ver las 9');
  const more = shown(page(12, 'next'));
  expect(more).toContain('Ver todas');
  expect(more).toContain('La ilustración y las fotos');
});

test('photos that did not arrive do not look like no photos', () => {
  const html = shown(null);
  expect(html).toContain('Las fotos no llegaron.');
  expect(html).not.toContain('La primera puede ser tuya');
});

test('the smallest picture of a photo is painted until its file has loaded', () => {
  const html = shown(page(2));
  const [first, second] = [1, 2].map((n) => new RegExp(`<img[^>]*src="/${n}\\.webp"[^>]*>`).exec(html)![0]);
  expect(first).toContain('background:center / cover no-repeat url(data:image/webp;base64,UklGRg==)');
  expect(second).not.toContain('background');
});
