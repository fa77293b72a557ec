import { type Browser, expect, type Page, test } from '@playwright/test';
import { writeAccountReview } from '../features/reviews/contract/account-routes.ts';
import { judgeReview } from '../features/reviews/contract/region-routes.ts';
import { pathOf } from '../features/route.ts';
import { bearerOf, type DemoName, demoPerson, signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { alive, noFaults, ready, touchable } from './page-steps.ts';
import { mailTo } from './quoting.ts';

test.describe.configure({ mode: 'serial' });

const STAMP = Date.now().toString(36);
const WORDS = `Lleva agua. La subida es corta, pero casi no hay sombra (${STAMP}).`;
const REPLY = `Desde diciembre habrá sombra en el primer descanso (${STAMP}).`;

interface Place {
  id: string;
  slug: string;
  name: string;
  lon: number;
  lat: number;
}
let place: Place;
let hostile: Place;

test.beforeAll(async () => {
  [place, hostile] = await inDatabase(async (client) => {
    // A code counts only while the place is open, and the test runs at any hour.
    const { rows } = await client.query(
      `update company set hours_class = 'known', hours_rule = '24/7' where id in (
         select id from company where region_id = 'trujillo' and status = 'published' and category = 'archaeological_site'
           and slug <> 'huaca-de-la-luna' order by interest desc offset 2 limit 2)
       returning id, slug, name, lon, lat`,
    );
    return rows as [Place, Place];
  });
});

const stars = (page: Page, count: number) => page.getByRole('radio', { name: new RegExp(`^${count} de 5`) }).first();
const pageOf = ({ slug }: Place) => `/lugares/${slug}`;

async function staffPage(browser: Browser, name: DemoName, path: string): Promise<Page> {
  const page = await (await signedIn(browser, name)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await ready(page, path);
  return page;
}

test('presence, review, reply, report, removal, appeal and restoration of a review of a place', async ({
  page,
  context,
  browser,
  request,
}) => {
  const printer = await staffPage(browser, 'redaccion', `/region/lugares/${place.id}/codigo`);
  const code = (await printer.getByText(/^[2-9A-HJ-NP-TV-Z]{6}$/).textContent())!;
  await expect(printer.getByRole('img', { name: 'Código QR' })).toBeVisible();
  await noFaults(printer);
  await printer.emulateMedia({ media: 'print' });
  await expect(printer.getByRole('button', { name: 'Imprimir el cartel' })).toBeHidden();
  await printer.context().close();

  await ready(page, pageOf(place));
  await page.getByRole('button', { name: 'Cuéntanos cómo te fue' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Tu opinión' });
  await expect(sheet.getByText(place.name)).toBeVisible();
  await expect(sheet.getByLabel('Cuéntalo como a un amigo')).toHaveCount(0);
  await noFaults(page);
  await stars(page, 4).check({ force: true });
  await sheet.getByLabel('Cuéntalo como a un amigo').fill(WORDS);
  await noFaults(page);
  await sheet.getByRole('link', { name: 'Entrar para publicar' }).tap();

  const person = await demoPerson('viajera');
  const main = page.getByRole('main');
  await main.getByLabel('Correo').fill(person.email);
  await main.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).tap();
  await page.waitForURL((url) => url.pathname === pageOf(place));
  await expect(sheet.getByLabel('Cuéntalo como a un amigo')).toHaveValue(WORDS);
  await expect(stars(page, 4)).toBeChecked();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: place.lon + 0.02, latitude: place.lat });
  await sheet.getByRole('button', { name: 'Demuestra que estás aquí' }).tap();
  const here = page.getByRole('dialog', { name: 'Estás en el lugar' });
  await here.getByLabel('O escribe sus seis letras').fill(code.toLowerCase());
  await here.getByRole('button', { name: 'Comprobar que estoy aquí' }).tap();
  await expect(here.getByText(/Acércate e inténtalo otra vez, o sigue sin código/)).toBeVisible();
  await noFaults(page);
  await context.setGeolocation({ longitude: place.lon, latitude: place.lat });
  await here.getByRole('button', { name: 'Comprobar que estoy aquí' }).tap();
  await expect(sheet.getByText('Tu visita está comprobada.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Publicar mi opinión' }).tap();
  const thanks = page.getByRole('dialog', { name: '¡Gracias!' });
  await expect(thanks.getByText('Ya está publicada')).toBeVisible();
  await noFaults(page);
  await thanks.getByRole('button', { name: 'Deshacer el envío' }).tap();
  await expect(sheet.getByLabel('Cuéntalo como a un amigo')).toHaveValue(WORDS);
  await sheet.getByRole('button', { name: 'Publicar mi opinión' }).tap();
  await thanks.getByRole('button', { name: `Volver a ${place.name}` }).tap();

  const visitor = await (await browser.newContext()).newPage();
  await ready(visitor, new URL(pageOf(place), page.url()).href);
  const review = visitor.getByRole('listitem').filter({ hasText: WORDS });
  await expect(review).toContainText('Estuvo en el lugar');
  await expect(visitor.getByText('La nota media se muestra desde 5')).toBeVisible();

  const moderator = await staffPage(browser, 'moderacion', '/region/opiniones');
  await moderator.getByLabel('Qué se muestra').selectOption('unanswered');
  const unanswered = moderator.getByRole('listitem').filter({ hasText: WORDS }).first();
  await unanswered.getByRole('button', { name: /^Responder a/ }).click();
  await unanswered.getByLabel('Respuesta de la región').fill(REPLY);
  await noFaults(moderator);
  await unanswered.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(moderator.getByText('Tu respuesta está publicada.')).toBeVisible();
  expect((await mailTo(request, person.email, /respondieron tu opinión$/)).text).toContain(REPLY);

  await visitor.reload();
  await alive(visitor);
  await expect(review).toContainText('Responde la región');
  await expect(review).toContainText(REPLY);
  await review.getByRole('button', { name: /^Avisar de un problema/ }).click();
  await visitor.getByLabel('Indicios de que es falsa o pagada').check();
  await visitor.getByRole('button', { name: 'Enviar el aviso' }).click();
  await expect(visitor.getByText('Gracias. Una persona de la región la revisará.')).toBeVisible();

  await ready(moderator, '/region/opiniones');
  const waiting = moderator.getByRole('listitem').filter({ hasText: WORDS }).first();
  await expect(waiting).toContainText('1 aviso');
  await expect(waiting).toContainText(place.name);
  await waiting.getByRole('button', { name: 'Retirar…' }).click();
  await moderator.getByRole('dialog').getByLabel('Indicios de que es falsa o pagada').check();
  await moderator.getByRole('button', { name: 'Retirarla' }).click();
  await expect(waiting).toHaveCount(0);
  await moderator.context().close();
  await visitor.reload();
  await expect(review).toHaveCount(0);

  await mailTo(request, person.email, /^Retiramos tu opinión sobre/);
  await ready(page, '/cuenta/opiniones');
  const own = page.getByRole('listitem').filter({ hasText: WORDS }).first();
  await expect(own).toContainText('Indicios de que es falsa o pagada');
  await own.getByLabel('¿No estás de acuerdo?').fill('Estuve ahí con mi familia, y usé el código de la boletería.');
  await noFaults(page);
  await touchable(page);
  await own.getByRole('button', { name: 'Apelar' }).tap();
  await expect(own).toContainText('La revisa otra persona');

  const admin = await staffPage(browser, 'administracion', '/region/opiniones');
  const appealed = admin.getByRole('listitem').filter({ hasText: WORDS }).first();
  await expect(appealed).toContainText('usé el código de la boletería');
  await appealed.getByRole('button', { name: 'Volver a publicar' }).click();
  await expect(appealed).toHaveCount(0);
  await admin.context().close();
  await visitor.reload();
  await expect(review).toContainText('Estuvo en el lugar');
  await noFaults(visitor);
  await visitor.context().close();
});

test('a review is deleted from the account, and the deletion is undone', async ({ browser }) => {
  const page = await staffPage(browser, 'viajera', '/cuenta/opiniones');
  const own = page.getByRole('listitem').filter({ hasText: WORDS }).first();
  await own.getByRole('button', { name: 'Borrarla' }).click();
  await expect(own).toContainText('Borraste esta opinión');
  const visitor = await (await browser.newContext()).newPage();
  await ready(visitor, new URL(pageOf(place), page.url()).href);
  await expect(visitor.getByText(WORDS)).toHaveCount(0);
  await own.getByRole('button', { name: 'Deshacer el borrado' }).click();
  await expect(own).toContainText('Gracias: tu opinión está publicada');
  await visitor.reload();
  await expect(visitor.getByText(WORDS)).toBeVisible();
  await visitor.context().close();
  await page.context().close();
});

const SCRIPTS = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '<svg/onload=window.ran=1>',
  '"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  "';window.ran=1;//",
  '</script><script>window.ran=1</script>',
  '{{constructor.constructor("window.ran=1")()}}',
  '<a href="javascript:window.ran=1">x</a>',
  '<!--<script>window.ran=1</script>-->',
];

test('no stored script runs on the pages that show a review', async ({ browser, request }) => {
  const headers = await bearerOf(browser, 'viajera');
  const written = await request.put(pathOf(writeAccountReview), {
    headers,
    data: {
      about: { kind: 'company', id: hostile.id },
      ...{ rating: 2, scores: {}, language: 'es' },
      title: SCRIPTS.slice(0, 2).join(''),
      body: SCRIPTS.join('\n\n'),
      author: SCRIPTS[2],
    },
  });
  expect(written.ok(), await written.text()).toBe(true);
  const { id, state } = await written.json();
  if (state === 'held')
    await request.post(pathOf(judgeReview, { params: { commentId: id } }), {
      headers: await bearerOf(browser, 'moderacion'),
      data: { judgement: 'publish' },
    });
  const heard: string[] = [];
  for (const [name, path] of [
    ['viajera', pageOf(hostile)],
    ['viajera', '/cuenta/opiniones'],
    ['moderacion', '/region/opiniones'],
  ] as const) {
    const page = await (await signedIn(browser, name)).newPage();
    page.on('console', (line) => /violates|Trusted/.test(line.text()) && heard.push(`${path}: ${line.text()}`));
    page.on('dialog', (dialog) => heard.push(`${path}: ${dialog.message()}`));
    await ready(page, path);
    if (path.startsWith('/region')) await page.getByLabel('Qué se muestra').selectOption('unanswered');
    await expect(page.getByText(SCRIPTS[0]!).first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
    await page.context().close();
  }
  expect(heard).toEqual([]);
});
