import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { alive, noFaults, ready, someFriday } from './page-steps.ts';

interface Shared {
  text: string;
  files: { name: string; type: string; size: number }[];
}

/** Records what the page shares, because a test browser has no share panel of the system. */
const recordShares = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, files = [] }: ShareData) => {
        shared.push({ text, files: files.map(({ name, type, size }) => ({ name, type, size })) });
      },
    });
  });
};

const makeTrip = async (page: Page): Promise<void> => {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.locator('[data-stop] > button').first()).toBeVisible();
};

const saved = async (page: Page, name: RegExp): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).tap()]);
  return readFile(await download.path());
};

test('a place and a day of a trip can be opened in the map app, also offline', async ({ page, context }) => {
  await ready(page, '/lugares/huaca-de-la-luna');
  const way = page.getByRole('navigation', { name: /^Ir a .* con tu app de mapas$/ });
  await expect(way.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-8\.1\d+%2C-78\.9\d+&travelmode=driving$/,
  );
  await expect(way.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /^https:\/\/waze\.com\/ul\?ll=/);
  await expect(way.getByRole('link', { name: 'Otra app' })).toHaveAttribute('href', /^geo:-8\.1\d+,-78\.9\d+\?q=/);
  await noFaults(page);

  await makeTrip(page);
  const day = page.getByRole('navigation', { name: 'Abrir el día 1 en tu app de mapas' });
  const links = day.getByRole('link', { name: /^Google Maps/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const points = hrefs.flatMap((href) => {
    const { searchParams } = new URL(href);
    const waypoints = searchParams.get('waypoints')?.split('|') ?? [];
    expect(waypoints.length).toBeLessThanOrEqual(3);
    return [...waypoints, searchParams.get('destination')];
  });
  expect(points.length).toBeGreaterThan(1);
  await expect(page.getByText('Guardado en este teléfono: se abre también sin señal.')).toBeAttached({
    timeout: 30_000,
  });
  const trip = new URL(page.url()).pathname;
  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(trip);
  await alive(tab);
  await expect(tab.getByRole('link', { name: /^Google Maps/ }).first()).toHaveAttribute('href', hrefs[0]!);
  await tab.locator('[data-stop] > button').first().tap();
  const stop = tab.getByRole('navigation', { name: /^Ir a .* con tu app de mapas$/ });
  await expect(stop.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /navigate=yes$/);
  await context.setOffline(false);
  await noFaults(tab);
});

test('a traveller sends a trip by WhatsApp with text and picture, and saves it as PDF and calendar', async ({
  page,
}) => {
  await recordShares(page);
  await makeTrip(page);
  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Llévate el viaje' });
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Enviar por WhatsApp' }).tap();
  const shares = () => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
  await expect.poll(async () => (await shares()).length, { timeout: 60_000 }).toBe(1);
  const [message] = await shares();
  expect(message!.text).toMatch(/\nDía 1: .+\nDía 2: .+\nhttp.*\/viajes\/.+#ver=.+$/s);
  expect(message!.files).toEqual([{ name: 'viaje.png', type: 'image/png', size: expect.any(Number) }]);
  expect(message!.files[0]!.size).toBeGreaterThan(5000);

  const pdf = (await saved(page, /^El viaje en PDF/)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toMatch(/\/URI \(http.*#ver=/);
  const calendar = (await saved(page, /^Calendario \(ICS\)/)).toString().replaceAll(/\r\n[ \t]/g, '');
  expect(calendar.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(3);
  expect(calendar).toMatch(/DESCRIPTION:.*(Abre|Horario|Teléfono)/);
});

test('on a phone that cannot share files, WhatsApp opens with the text only', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await makeTrip(page);
  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).tap();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).tap();
  const chat = await opened;
  await chat.waitForURL('https://wa.me/**', { timeout: 60_000 });
  const text = new URL(chat.url()).searchParams.get('text')!;
  await chat.close();
  expect(text).toMatch(/Día 1: .+\/viajes\/.+#ver=/s);
  await noFaults(page);
});
