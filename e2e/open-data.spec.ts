import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { DOMParser } from '@xmldom/xmldom';
import { signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';

/** Opens a page of another site, which has its own server, because browsers keep public pages away from local servers. */
async function openOtherSite(page: Page, body: string): Promise<void> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><title>Noticias</title>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
}

test('the data are downloaded without a token, and a page of another site reads them', async ({ page, baseURL }) => {
  await page.goto('/datos');
  await alive(page);
  await noFaults(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Lugares en CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('trujillo-lugares.csv');

  await openOtherSite(page, '<p>Hola</p>');
  const read = (path: string) =>
    page.evaluate(async (url) => {
      try {
        const answer = await fetch(url);
        return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
      } catch {
        return null;
      }
    }, baseURL + path);
  const places = await read('/datos/lugares.geojson');
  expect(JSON.parse(places!.text).features.length).toBeGreaterThan(300);
  expect((await read('/api/search/pins'))?.status).toBe(200);
  expect(await read('/api/companies/')).toBeNull();
  expect(await read('/api/planning/')).toBeNull();
});

test('feeds, llms.txt and the sitemap are served, and pages name the feeds', async ({ page, request }) => {
  for (const name of ['lugares', 'planes', 'avisos']) {
    const answer = await request.get(`/rss/${name}.xml`);
    expect([name, answer.status(), answer.headers()['content-type']]).toEqual([
      name,
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const document = new DOMParser().parseFromString(await answer.text(), 'text/xml');
    expect([name, document.documentElement?.tagName]).toEqual([name, 'rss']);
  }
  expect(await (await request.get('/llms.txt')).text()).toMatch(/^# Descubre Trujillo\n/);
  expect(await (await request.get('/sitemap.xml')).text()).toMatch(/\/lugares\/[^<]+<\/loc><lastmod>\d{4}-/);
  await page.goto('/ayuda');
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveCount(3);
});

test('every public page says what it is to search engines', async ({ request }) => {
  const pages: [string, string][] = [
    ['/', 'WebSite'],
    ['/explorar', 'ItemList'],
    ['/planes', 'ItemList'],
    ['/planes/huacas-en-media-manana', 'TouristTrip'],
    ['/itinerarios', 'ItemList'],
    ['/lugares/huaca-de-la-luna', 'LandmarksOrHistoricalBuildings'],
    ['/operadores', 'ItemList'],
    ['/datos', 'Dataset'],
    ['/ayuda', 'WebPage'],
    ['/fuentes', 'WebPage'],
  ];
  const itinerary = /\/itinerarios\/[\w-]+(?=")/.exec(await (await request.get('/itinerarios')).text())![0];
  for (const [path, type] of [...pages, [itinerary, 'TouristTrip'] as const]) {
    const html = await (await request.get(path)).text();
    const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!)['@type'],
    );
    expect([path, types]).toEqual([path, expect.arrayContaining([type, 'WebPage'])]);
  }
});

test('another site shows a card in a frame, and no other page', async ({ page, baseURL, browser }) => {
  const staff = await (await signedIn(browser, 'redaccion')).newPage();
  await staff.goto('/region/lugares');
  await alive(staff);
  await staff.getByRole('link', { name: 'Complejo Arqueológico Chan Chan' }).first().click();
  await staff.getByText('Insertar en otra página').click();
  const code = await staff.getByRole('textbox', { name: 'Código' }).inputValue();
  expect(code).toContain('/tarjeta/lugares/complejo-arqueologico-chan-chan');
  await expect(staff.frameLocator('iframe').getByRole('heading')).toHaveText('Complejo Arqueológico Chan Chan');
  await staff.context().close();

  await openOtherSite(page, `${code}<iframe title="page" src="${baseURL}/lugares/huaca-de-la-luna"></iframe>`);
  const card = page.frameLocator('iframe').first();
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Complejo Arqueológico Chan Chan');
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(card.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(page.frameLocator('iframe[title="page"]').getByRole('heading', { level: 1 })).toHaveCount(0);
});
