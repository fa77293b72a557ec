import { expect, type Page, type Request, test } from '@playwright/test';
import { otherHost } from './other-host.ts';
import { footerAlive, ready } from './page-steps.ts';

const meta = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

async function addresses(page: Page) {
  return {
    canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
    url: await meta(page, 'meta[name="url"]'),
    og: await meta(page, 'meta[property="og:url"]'),
    twitter: await meta(page, 'meta[name="twitter:url"]'),
  };
}
const all = (url: string) => ({ canonical: url, url, og: url, twitter: url });

test.describe('routes', () => {
  test('an unknown URL leads to the home page, for a request and for navigation inside the app', async ({
    page,
    baseURL,
    request,
  }) => {
    const answer = await request.get('/no/existe', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/');
    const withDot = await request.get('/tampoco/existe.html', { maxRedirects: 0 });
    expect([withDot.status(), withDot.headers().location]).toEqual([302, '/']);

    await ready(page, '/ayuda');
    await page.evaluate(() => {
      history.pushState({}, '', '/tampoco/existe');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the path "//" redirects to "/"', async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}//`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/');
  });

  test('unknown API paths and files give status 404, and files such as /robots.txt are served', async ({ request }) => {
    expect((await request.get('/api/no-existe')).status()).toBe(404);
    expect((await request.get('/api/no-existe')).headers()['content-type']).toContain('problem+json');
    expect((await request.get('/assets/no-existe.js')).status()).toBe(404);
    expect((await request.get('/robots.txt')).headers()['content-type']).toContain('text/plain');
    expect((await request.get('/favicon.ico')).status()).toBe(200);
    expect((await request.get('/manifest.webmanifest')).status()).toBe(200);
    expect(await (await request.get('/sitemap.xml')).text()).toMatch(/\/lugares\/[^<]+<\/loc>/);
  });

  test('an unknown place gets status 404 and a not-found screen', async ({ page }) => {
    const answer = await page.goto('/lugares/este-lugar-no-existe');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Por aquí no hay camino' })).toBeVisible();
    await expect(page).toHaveTitle(/^No encontrado · /);
    expect(await meta(page, 'meta[name="robots"]')).toContain('noindex');
    const image = await page.request.get((await meta(page, 'meta[property="og:image"]')) ?? '');
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('the script of a screen is loaded when the screen is first opened', async ({ page }) => {
    await ready(page);
    await footerAlive(page);
    const scripts: string[] = [];
    page.on('request', (it) => it.resourceType() === 'script' && scripts.push(it.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fuentes y licencias' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fuentes y licencias' })).toBeVisible();
    expect(scripts.some((url) => url.includes('sources.page'))).toBe(true);
  });

  test('if the script of a screen cannot be loaded, a notice is shown until the network is back', async ({
    page,
    context,
  }) => {
    await ready(page, '/');
    await footerAlive(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Ayuda/ })).toBeVisible();
  });

  test('the screen that the server rendered stays visible during hydration', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.readyState !== 'loading') seen.push(document.body.textContent?.length ?? 0);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const errors: string[] = [];
    page.on('console', (it) => it.type() === 'error' && errors.push(it.text()));
    page.on('pageerror', (it) => errors.push(it.message));
    await ready(page, '/ayuda');
    const lengths = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const full = lengths.at(-1) ?? 0;
    const begun = lengths.findIndex((length) => length > 0);
    expect(full).toBeGreaterThan(500);
    expect(Math.min(...lengths.slice(begun))).toBeGreaterThan(full * 0.5);
    expect(errors).toEqual([]);
  });
});

test.describe('head', () => {
  test('the canonical link is the URL of the page, in the first HTML and after navigation', async ({
    page,
    baseURL,
    request,
  }) => {
    const html = await (await request.get('/ayuda?de=boletin')).text();
    for (const tag of [
      'rel="canonical" href',
      'name="url" content',
      'property="og:url" content',
      'name="twitter:url" content',
    ]) {
      expect(html).toContain(`${tag}="${baseURL}/ayuda?de=boletin"`);
    }

    await ready(page);
    expect(await addresses(page)).toEqual(all(`${baseURL}/`));
    await footerAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda', exact: true }).click();
    await expect(page).toHaveTitle(/^Ayuda · /);
    expect(await addresses(page)).toEqual(all(`${baseURL}/ayuda`));
    await page.goBack();
    await expect(page).toHaveTitle(/^Descubre/);
    expect(await addresses(page)).toEqual(all(`${baseURL}/`));
    for (const selector of ['link[rel="canonical"]', 'meta[property="og:url"]', 'meta[name="description"]', 'title']) {
      await expect(page.locator(`head ${selector}`)).toHaveCount(1);
    }
  });

  test('the head contains title, description, tagline and share image', async ({ page, request, baseURL }) => {
    await ready(page);
    await expect(page).toHaveTitle('Descubre Trujillo – Plataforma turística');
    expect(await meta(page, 'meta[name="description"]')).toMatch(/^Viaja, explora y conoce /);
    expect(await meta(page, 'meta[property="og:description"]')).toMatch(/^Viaja, explora y conoce /);
    await expect(page.getByText(/^Viaja, explora y conoce /)).toBeVisible();
    const image = await meta(page, 'meta[property="og:image"]');
    expect(image).toBe(`${baseURL}/compartir/inicio.png`);
    const answer = await request.get(image ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).length).toBeGreaterThan(10_000);

    await page.goto('/fuentes');
    await expect(page).toHaveTitle('Fuentes y licencias · Descubre Trujillo – Plataforma turística');
  });

  test('the language of the document is Spanish', async ({ page }) => {
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('the secret in the URL of a page appears neither in the document head nor in referrers', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/viajes/abc');
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');

    const asked: Request[] = [];
    page.on('request', (it) => asked.push(it));
    await ready(page, '/viajes/abc#ver=este-es-el-secreto');
    await page.waitForLoadState('networkidle');
    expect(await meta(page, 'meta[name="robots"]')).toContain('noindex');
    expect(await meta(page, 'meta[name="referrer"]')).toBe('no-referrer');
    expect(Object.values(await addresses(page)).join()).not.toContain('secreto');
    const referrers = await Promise.all(
      asked.map(async (it) => [it.url().split('#')[0], (await it.allHeaders()).referer]),
    );
    expect(referrers.length).toBeGreaterThan(3);
    expect(referrers.filter((it) => it.join(' ').includes('secreto'))).toEqual([]);
  });

  test('a link from a page with a secret URL sends no referrer to another site', async ({ page }) => {
    const other = await otherHost();
    const leaveFor = async (path: string) => {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to, textContent: 'otro sitio' });
        document.body.append(link);
        link.click();
      }, other.origin + path);
      await page.waitForURL(other.origin + path);
      return other.heard.find(({ url }) => url === path)!.headers.referer;
    };
    try {
      await ready(page, '/ayuda');
      expect(await leaveFor('/desde-ayuda')).toMatch(/^http:\/\/localhost:\d+\/$/);

      await ready(page, '/viajes/abc#ver=este-es-el-secreto');
      expect(await leaveFor('/desde-viaje')).toBeUndefined();

      await ready(page, '/ayuda');
      await page.evaluate(() => {
        history.pushState({}, '', '/viajes/abc#ver=este-es-el-secreto');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
      expect(await leaveFor('/desde-dentro')).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page can be read, and its search works', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar lugares' }).fill('huaca');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/explorar\?q=huaca$/);
  });
});

test.describe('pickers', () => {
  test('begin weeks on Monday and write days as dd/mm/yyyy', async ({ page }) => {
    await ready(page);
    await page.getByRole('button', { name: /Fechas/ }).click();
    const calendar = page.getByRole('dialog', { name: '¿Cuándo vienes?' });
    await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', /lunes/i);
    // At the end of a month only a few of its days can still be chosen.
    await calendar.getByRole('button', { name: 'Ir al mes siguiente' }).click();
    const days = calendar.getByRole('gridcell').getByRole('button', { disabled: false });
    await days.nth(3).click();
    await days.nth(5).click();
    await calendar.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('button', { name: /Fechas/ })).toContainText(
      /\p{L}{3} \d{2}\/\d{2}\/\d{4} – \p{L}{3} \d{2}\/\d{2}\/\d{4}/u,
    );
  });
});
