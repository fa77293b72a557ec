import { expect, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';

const SLUG = 'huaca-de-la-luna';

/** Counts the last 30 days, as the screen does. The demo has invented events of a longer time. */
const counted = () =>
  inDatabase(async (client) => {
    const { rows } = await client.query<Record<'views' | 'saves' | 'ways' | 'plans', number>>(
      `with recent as (select * from visit_event where day > (now() at time zone 'America/Lima')::date - 30)
       select (select count(*)::int from recent v where v.place_id = c.id and act = 'view') as views,
         (select count(*)::int from recent v where v.place_id = c.id and act = 'save') as saves,
         (select count(*)::int from recent v where v.place_id = c.id and act = 'way') as ways,
         (select count(*)::int from planning_event) as plans
       from company c where slug = $1`,
      [SLUG],
    );
    return rows[0]!;
  });

test('a visit on a phone becomes figures of the region, and a browser that refuses is not counted', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const before = await counted();
  const sent: { body: unknown; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    if (!request.url().endsWith('/api/visits/')) return;
    sent.push({ body: request.postDataJSON(), cookie: (await request.allHeaders()).cookie });
  });
  await ready(page, `/lugares/${SLUG}`);
  await expect.poll(counted, { timeout: 30_000 }).toMatchObject({ views: before.views + 1 });
  await page.getByRole('button', { name: 'Agregar a mi viaje' }).first().tap();
  const way = page.getByRole('link', { name: 'Waze' }).first();
  await way.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await way.tap();
  await expect.poll(counted, { timeout: 30_000 }).toMatchObject({ saves: before.saves + 1, ways: before.ways + 1 });
  expect(sent.map(({ body }) => body)).toEqual([
    { act: 'view', page: 'place', place: SLUG },
    expect.objectContaining({ act: 'save', page: 'place' }),
    { act: 'way', page: 'place', place: SLUG },
  ]);
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([]);

  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect.poll(async () => (await counted()).plans).toBeGreaterThan(before.plans);

  const silent = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  const other = await silent.newPage();
  const refused = other.waitForResponse((answer) => answer.url().endsWith('/api/visits/'));
  await ready(other, `/lugares/${SLUG}`);
  expect((await refused).status()).toBe(204);
  await silent.close();

  const staff = await (await signedIn(browser, 'moderacion')).newPage();
  await staff.setViewportSize({ width: 390, height: 844 });
  await ready(staff, '/region/cifras');
  const main = staff.getByRole('main');
  await expect(main.getByText(/En 30 días/)).toBeVisible();
  await expect(main.getByText('Las visitas y los planes son inventados.')).toBeVisible();
  await expect(main.getByText(/^Visitas: .* hace un año/)).toBeVisible();
  const now = await counted();
  expect(now.views).toBe(before.views + 1);
  const places = main.getByRole('region', { name: 'Los lugares que más miran' });
  const line = places.getByRole('row').filter({ has: staff.locator(`a[href="/lugares/${SLUG}"]`) });
  await expect(line.getByRole('cell').first()).toHaveText(String(now.views));
  await noFaults(staff);
  const download = staff.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar «Los lugares que más miran» en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('lugares-trujillo.csv');
  await main.getByText('12 meses').click();
  await expect(staff).toHaveURL(/periodo=ano/);
  await expect(main.getByText(/En 12 meses/)).toBeVisible();
  await staff.context().close();
});
