import { expect, test } from '@playwright/test';

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
