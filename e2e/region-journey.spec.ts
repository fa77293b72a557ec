import { expect, type Page, test } from '@playwright/test';
import type { ManagedPlanDetail } from '../features/operators/contract/managed-plan.ts';
import * as sales from '../features/operators/contract/managed-plan-routes.ts';
import { showPlan } from '../features/operators/contract/plan-routes.ts';
import { pathOf } from '../features/route.ts';
import { regionPaths } from '../web/paths/region.ts';
import { buy, dayOf } from './buying.ts';
import { bearerOf, demoPerson, signedIn } from './demo-people.ts';
import { type EndedBooking, endedBookings } from './ended-booking.ts';
import { inDatabase } from './in-database.ts';
import { alive, noFaults } from './page-steps.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const DAMA = 'la-dama-y-la-ola-con-guia';
const TITLE = `Caballitos de totora ${Date.now().toString(36)}`;
let sold: EndedBooking;
let planId: string;
let page: Page;

test.beforeAll(async ({ browser }) => {
  [sold] = (await endedBookings([`Zenaida ${Date.now().toString(36)}`])) as [EndedBooking];
  const owner = await signedIn(browser, 'operadora');
  const headers = await bearerOf(browser, 'operadora');
  const params = { operatorId: sold.operatorId };
  const list = await owner.request.get(pathOf(sales.listOperatorPlans, { params }), { headers });
  planId = (await list.json()).items[0].id;
  const onPlan = { params: { ...params, planId } };
  const known = await owner.request.get(pathOf(sales.showOperatorPlan, onPlan), { headers });
  const { revision, content, facts } = (await known.json()) as ManagedPlanDetail;
  const changed = { ...content, title: TITLE, bring: ['Ropa de baño', 'Bloqueador'], access: 'Hay dos escalones.' };
  const saved = await owner.request.put(pathOf(sales.changePlan, onPlan), {
    headers,
    data: { revision, content: changed, facts },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const sent = await owner.request.post(pathOf(sales.actOnPlan, onPlan), { headers, data: { action: 'submit' } });
  expect(sent.status(), await sent.text()).toBe(200);
  await owner.close();
  page = await (await signedIn(browser, 'moderacion')).newPage();
});
test.afterAll(() => page.context().close());

test('the list of waiting work leads to a changed plan, which shows old and new texts side by side', async () => {
  await page.goto('/region');
  await alive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /(plan|planes) por aprobar/ })
    .click();
  await page.locator(`a[href="${regionPaths.plan(planId)}"]`).click();
  await expect(page.getByRole('heading', { name: 'Lo que cambia desde la última aprobación' })).toBeVisible();
  const bring = page.locator('dl > div').filter({ hasText: 'Qué llevar' });
  await expect(bring.locator('ins')).toHaveText(['Ropa de baño', 'Bloqueador']);
  await expect(page.locator('dl > div').filter({ hasText: 'Nombre del plan' }).locator('ins')).toHaveCount(1);
  await noFaults(page);
  await page.getByText('Ver solo lo que cambia').click();
  await expect(page.getByText('Última hora para reservar')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noFaults(page);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Aprobar los cambios' }).click();
  await page.getByRole('button', { name: 'Aprobarlo' }).click();
  await expect(page.getByText(`«${TITLE}» está a la venta.`)).toBeVisible();
});

test('a closed road is announced to the travellers with bookings, and a list shows who got the email', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const date = await dayOf(request, DAMA, 6);
  await buy(request, { plan: DAMA, date, name: 'Cruz Vela' });
  const editor = await (await signedIn(browser, 'redaccion')).newPage();
  await editor.goto('/region/cierres/nuevo');
  await alive(editor);
  await editor.getByText('Una vía', { exact: true }).click();
  await editor.getByLabel('Cómo se llama la vía').fill('Camino a El Brujo');
  await editor.getByRole('combobox', { name: 'Zona' }).fill('El Brujo');
  await editor.getByRole('option', { name: /^Complejo Arqueológico El Brujo/ }).click();
  const from = editor.getByRole('textbox', { name: 'Desde' });
  await from.fill(date.split('-').reverse().join('/'));
  await from.blur();
  await editor.getByText('Hasta nuevo aviso', { exact: true }).click();
  await editor.getByLabel('Por qué').fill('un huaico');
  await editor.getByLabel('Quién lo dice').fill('Provías');
  await editor.getByRole('button', { name: 'Anunciar', exact: true }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Anunciarlo' }).click();
  await expect(editor.getByRole('heading', { name: /^Próximos/ })).toBeVisible();
  await editor.getByRole('link', { name: 'Camino a El Brujo' }).click();
  await editor.getByRole('link', { name: 'A quién llegó' }).click();
  await editor.waitForURL(/\/region\/cierres\/avisos\//);
  const main = editor.getByRole('main');
  await expect(async () => {
    await editor.reload();
    await expect(main.getByText(/•••@ejemplo\.pe/).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await noFaults(editor);
  await editor.getByRole('link', { name: 'Ver el cierre' }).click();
  await editor.getByRole('button', { name: 'Terminar el cierre' }).click();
  await editor.getByRole('button', { name: 'Terminarlo' }).click();
  await expect(editor.getByRole('heading', { name: /^Pasados/ })).toBeVisible();
  await editor.context().close();
});

test('a booking is found by the reference of its order', async () => {
  await page.goto('/region/reservas');
  await alive(page);
  await page.getByRole('searchbox', { name: 'Referencia, correo, teléfono o nombre' }).fill(sold.order);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zenaida/ })
    .click();
  await expect(page.getByRole('link', { name: sold.email })).toBeVisible();
});

test('a moderator takes the plan of that booking off sale and gives a reason', async () => {
  await page.getByRole('link', { name: 'Ver el plan' }).click();
  await expect(page.getByText('Nada cambia desde la última aprobación')).toBeVisible();
  await page.getByRole('button', { name: 'Sacarlo de la venta' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('El bote no tiene chalecos.');
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Sacarlo de la venta' }).click();
  await expect(page.getByText(`«${TITLE}» ya no se vende.`)).toBeVisible();
  const headers = { authorization: 'Bearer vereda-demo' };
  const answer = await page.request.get(pathOf(showPlan, { params: { idOrSlug: sold.slug } }), { headers });
  expect(answer.status()).toBe(404);
});

test('a moderator chooses which emails to get, and the weekly summary says what was sold', async () => {
  await page.goto('/cuenta/correos');
  await alive(page);
  const summary = page.getByRole('checkbox', { name: 'Recibir el resumen' });
  await expect(summary).toBeChecked();
  const approvals = page.getByRole('checkbox', { name: 'Planes por aprobar' });
  await approvals.click();
  await expect(approvals).not.toBeChecked();
  await noFaults(page);
  await page.reload();
  await alive(page);
  await expect(approvals).not.toBeChecked();
  await approvals.click();
  await expect(approvals).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noFaults(page);

  await inDatabase((client) =>
    client.query(`select graphile_worker.add_job('trujillo:backoffice/summarise-week', '{}'::json)`),
  );
  const { email } = await demoPerson('moderacion');
  const newest = () =>
    inDatabase(async (client) => {
      const { rows } = await client.query<{ text: string }>(
        `select body_text as text from demo_mail where recipient = $1 and subject like 'El lunes de %' order by sent_at desc limit 1`,
        [email],
      );
      return rows[0]?.text ?? '';
    });
  await expect.poll(newest, { timeout: 20_000 }).toContain('Vendido la semana pasada');
  const [, path] = /(\/cuenta\/correos\/baja#[\w-]{43})/.exec(await newest())!;
  await page.goto(path!);
  await alive(page);
  await page.getByRole('button', { name: 'Dejar de recibirlo' }).click();
  await expect(page.getByRole('heading', { name: 'Listo: ya no te llegará' })).toBeVisible();
  await noFaults(page);
  await page.getByRole('link', { name: 'Elegir mis correos' }).click();
  await expect(summary).not.toBeChecked();
  await summary.click();
  await expect(summary).toBeChecked();
});
