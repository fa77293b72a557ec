import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const DOCS = join(import.meta.dirname, '..', 'docs', 'caching.md');
const ROW = /^\| [^|]+ \| `(?<path>\/[^`]*)` \| `(?<caching>[^`]+)` \| (?<tag>strong|weak|none) \|$/gm;

test('pages are kept for every visitor, and a browser that has a page asks only whether it changed', async ({
  request,
}) => {
  for (const path of ['/', '/explorar', '/itinerarios', '/lugares/huaca-de-la-luna']) {
    const first = await request.get(path);
    const { etag, 'cache-control': caching, 'set-cookie': cookie } = first.headers();
    expect([path, caching, cookie]).toEqual([path, 'public, max-age=0, must-revalidate', undefined]);
    const withCookie = await request.get(path, {
      headers: { cookie: 'session=somebody', authorization: 'Bearer somebody' },
    });
    expect(await withCookie.text()).toBe(await first.text());
    const again = await request.get(path, { headers: { 'if-none-match': etag! } });
    expect([path, again.status()]).toEqual([path, 304]);
  }
});

test('a page that shows free places for a date is made anew', async ({ request }) => {
  const { etag, 'cache-control': caching } = (await request.get('/planes?fecha=2030-03-02')).headers();
  expect([etag, caching]).toEqual([undefined, 'no-cache']);
});

test('docs/caching.md says what browsers may keep of each page and file', async ({ request }) => {
  const rows = [...(await readFile(DOCS, 'utf8')).matchAll(ROW)].map(({ groups }) => groups!);
  expect(rows.length).toBeGreaterThan(10);
  for (const { path, caching, tag } of rows) {
    const { etag, 'cache-control': asked } = (await request.get(path!)).headers();
    const kind = etag === undefined ? 'none' : etag.startsWith('W/') ? 'weak' : 'strong';
    expect([path, asked, kind]).toEqual([path, caching, tag]);
  }
});
