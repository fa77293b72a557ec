import { type APIRequestContext, expect, test } from '@playwright/test';
import { bearerOf, signedIn } from './demo-people.ts';
import { noFaults } from './page-steps.ts';

/** A stranger keeps a complaint going until it is answered; another country's law changes every screen that stands on it. */

test.describe.configure({ mode: 'serial' });

/** Text of the newest letter in the demo's mailbox whose subject begins so; letters take a moment. */
async function letter(request: APIRequestContext, subject: string): Promise<string> {
  let found: { id: string } | undefined;
  await expect
    .poll(async () => {
      const { items } = await (await request.get('/api/demo/mails/')).json();
      found = items.find((mail: { subject: string }) => mail.subject.startsWith(subject));
      return found !== undefined;
    })
    .toBe(true);
  return (await (await request.get(`/api/demo/mails/${found!.id}/`)).json()).text;
}

test('a stranger files, comes back by the mailed link, reads the answer and contradicts it', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/reclamos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libro de Reclamaciones Virtual');
  await noFaults(page);
  await page.getByRole('button', { name: 'Enviar y recibir mi constancia' }).click();
  await expect(page.getByText('Escribe tu domicilio.')).toBeVisible();

  await page.getByLabel('Nombres y apellidos').fill('Lucía Ñopo Quispe');
  await page.getByLabel('Número de documento').fill('40123456');
  await page.getByLabel('Domicilio').fill('Jr. Pizarro 100, Trujillo');
  await page.getByLabel('Correo').fill('lucia.reclama@ejemplo.pe');
  await page.getByLabel('Monto reclamado').fill('120,50');
  await page.getByRole('textbox', { name: 'Producto o servicio' }).fill('Paseo a las huacas');
  await page.getByLabel('Qué pasó').fill('El paseo empezó dos horas tarde y la huaca ya estaba cerrada.');
  await page.getByLabel('Qué pides').fill('Que me devuelvan lo pagado.');
  await page.getByRole('button', { name: 'Enviar y recibir mi constancia' }).click();
  const number = page.getByRole('heading', { name: /^LR-\d{4}-\d{6}$/ });
  await expect(number).toBeFocused();
  await expect(page.getByText('Quedan 15 días hábiles')).toBeVisible();
  const reference = (await number.textContent()) ?? '';

  const receipt = await letter(request, reference);
  expect(receipt).toContain('PEN 120.50');
  const [, path] = /https?:\/\/[^/]+(\/reclamos\/\S+#\S+)/.exec(receipt)!;
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(path!);
  await expect(elsewhere.getByText('Quedan 15 días hábiles')).toBeVisible();
  await noFaults(elsewhere);
  // The number alone opens nothing; with the PIN it does.
  await elsewhere.goto(`/reclamos/${reference}`);
  await expect(elsewhere.getByText('Paseo a las huacas')).toHaveCount(0);
  await elsewhere.getByLabel('PIN').fill(/PIN: (\d{8})/.exec(receipt)![1]!);
  await elsewhere.getByRole('button', { name: 'Ver el reclamo' }).click();
  await expect(elsewhere.getByText('Paseo a las huacas')).toBeVisible();

  const office = await signedIn(browser, 'moderacion');
  const desk = await office.newPage();
  await desk.goto('/region/reclamos');
  await desk.getByRole('link', { name: reference }).click();
  await desk.getByLabel('Respuesta').fill('Lamentamos lo ocurrido: te devolvemos PEN 120.50.');
  await desk.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(desk.getByText('Respondido dentro del plazo')).toBeVisible();
  await noFaults(desk);
  await office.close();

  expect(await letter(request, `Respuesta a tu reclamo ${reference}`)).toContain('te devolvemos PEN 120.50');
  await elsewhere.goto(path!);
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'No estoy conforme' }).click();
  await elsewhere.getByLabel('Por qué no estás conforme').fill('Todavía no llegó nada.');
  await elsewhere.getByRole('button', { name: 'Confirmar' }).click();
  await expect(elsewhere.getByText('No conforme: se reabrió con un plazo nuevo')).toBeVisible();
  await expect(elsewhere.getByText('Quedan 15 días hábiles')).toBeVisible();
});

test('the law of another country changes the book, the foot and the texts, and back', async ({
  page,
  browser,
  request,
}) => {
  const headers = await bearerOf(browser, 'administracion');
  const url = '/api/admin/organisation/';
  const settle = async (country: string) => {
    const { version, settings } = await (await request.get(url, { headers })).json();
    const answer = await request.put(url, { headers, data: { version, settings: { ...settings, country } } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await settle('CO');
  try {
    await page.goto('/reclamos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peticiones, quejas y reclamos (PQR)');
    await expect(page.getByRole('radio', { name: /^Petición/ })).toBeChecked();
    await expect(page.getByLabel('Domicilio (opcional)')).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'Superintendencia de Industria y Comercio' })).toBeVisible();
    await expect(foot.getByText('Denuncia en la línea 141')).toBeVisible();
    await page.goto('/politicas/complaints');
    await expect(page.getByText('que se puede ampliar 15 días hábiles')).toBeVisible();
    await page.getByRole('button', { name: /Ver qué cambió/ }).click();
    await expect(page.getByRole('deletion').first()).toBeVisible();
  } finally {
    await settle('PE');
  }
  await page.goto('/reclamos');
  await expect(page.getByRole('contentinfo').getByText('línea 1818')).toBeVisible();
});
