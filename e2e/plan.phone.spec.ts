import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';

const minutesIn = (name: string | null) => {
  const [, hour, minute] = /de (\d\d):(\d\d) a/.exec(name ?? '')!;
  return Number(hour) * 60 + Number(minute);
};

test('a traveller plans a trip from a place, changes it by hand, shares it and exports it to the calendar', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await ready(page, '/explorar?q=huaca');
  const address = await page.locator('a[href^="/lugares/"]').first().getAttribute('href');
  await ready(page, address!);
  await page.getByRole('button', { name: 'Agregar a mi viaje' }).first().tap();
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByText(/con horario publicado están abiertas toda la visita/)).toBeAttached();

  const ribbon = page.locator('[data-ribbon-day="0"]');
  const upright = await ribbon.evaluate((it) => it.clientHeight > it.clientWidth);
  expect(upright).toBe(true);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const stop = ribbon.locator('[data-stop]').nth(1);
  const id = (await stop.getAttribute('data-stop'))!;
  const button = page.locator(`[data-stop="${id}"] > button`);
  const before = minutesIn(await button.getAttribute('aria-label'));
  await stop.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const box = (await button.boundingBox())!;
  // Playwright cannot drag by touch, so the test sends events of the DevTools protocol.
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width - 24, y }],
    });
  await touch('touchStart', box.y + 12);
  for (let moved = 8; moved <= 50; moved += 7) await touch('touchMove', box.y + 12 + moved);
  await touch('touchEnd', 0);
  expect(minutesIn(await button.getAttribute('aria-label'))).toBeGreaterThan(before);
  await page.getByRole('button', { name: /^Deshacer: moviste/ }).tap();
  expect(minutesIn(await button.getAttribute('aria-label'))).toBe(before);

  await button.tap();
  const card = page.getByRole('article');
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: /5 minutos después/ }).tap();
  const after = minutesIn(await button.getAttribute('aria-label'));
  expect(after).toBeGreaterThan(before);
  await noFaults(page);
  await card.getByRole('button', { name: 'Cerrar' }).tap();

  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Llévate el viaje' });
  await sheet.getByRole('button', { name: 'Copiar enlace para ver' }).tap();
  await expect(page.getByText('Enlace para ver, copiado.')).toBeAttached();
  const link = await clipboardText(page.context());
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Calendario (ICS)' }).tap();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VCALENDAR');

  const friend = await (await browser.newContext({ locale: 'es-PE', viewport: { width: 390, height: 844 } })).newPage();
  await friend.goto(link);
  await expect(friend.getByText('Viaje compartido, solo para ver')).toBeVisible();
  expect(minutesIn(await friend.locator(`[data-stop="${id}"] > button`).getAttribute('aria-label'))).toBe(after);
  await friend.context().close();
});

test('a notice lies above the panel of a stop', async ({ page }) => {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const stop = page.locator('[data-ribbon-day="0"] [data-stop] > button').nth(1);
  await stop.tap();
  const card = page.getByRole('article');
  await expect(card).toBeInViewport();
  await card.getByLabel('Pasar a otro día').selectOption({ index: 1 });
  // The notice disappears after some seconds, so both positions are read at once.
  await page.waitForFunction(() => {
    const box = (element?: Element | null) => element?.getBoundingClientRect();
    const notice = box([...document.querySelectorAll('[role=status] > div')].find((it) => it.querySelector('button')));
    const panel = box(document.querySelector('article'));
    return notice && panel && notice.top >= 0 && notice.bottom <= panel.top;
  });
});
