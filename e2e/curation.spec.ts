import { expect, type Locator, type Page, test } from '@playwright/test';
import { checkItineraryDocument } from '../features/itineraries/contract/region-routes.ts';
import { listPins } from '../features/places/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { planTrip } from '../features/trips/contract/planning-routes.ts';
import { signedIn } from './demo-people.ts';
import { noFaults } from './page-steps.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await (await signedIn(browser, 'redaccion')).newPage();
});
test.afterAll(() => page.context().close());

async function planned(): Promise<{ places: string[]; refused: string[] }> {
  const luna = await (await page.request.get(pathOf(listPins))).json();
  const id = luna.pins.find(([, slug]: string[]) => slug === 'huaca-de-la-luna')[0];
  const startDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.post(pathOf(planTrip), {
    data: {
      wish: {
        startDate,
        days: 1,
        earliest: 540,
        latest: 1200,
        pace: 'balanced',
        interests: { archaeology: 3 },
        party: { adults: 2, children: 0, seniors: 0 },
        must: [id],
        avoid: [],
        needs: [],
        knownHoursOnly: false,
      },
    },
  });
  const { plans, board } = await answer.json();
  const nameOf = (place: string) => board.places.find((known: { id: string }) => known.id === place)?.name ?? place;
  return {
    places: plans[0].plan.days[0].stops.flatMap(({ place }: { place: string | null }) =>
      place ? [nameOf(place)] : [],
    ),
    refused: plans[0].plan.refused.map(
      ({ place, reason }: { place: string; reason: { code: string } }) => `${nameOf(place)}: ${reason.code}`,
    ),
  };
}

const checked = () => expect(page.locator('[data-sound]')).not.toHaveAttribute('data-busy');

async function untilChecked(change: () => Promise<void>) {
  const path = checkItineraryDocument.path.split(':id').at(-1)!;
  await Promise.all([page.waitForResponse((response) => response.url().endsWith(path)), change()]);
  await checked();
}

async function carry(handle: Locator, target: Locator) {
  const from = (await handle.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 - 8, { steps: 2 });
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await expect(async () => {
    const to = (await target.boundingBox())!;
    await page.mouse.move(to.x + 60, to.y + to.height - 4, { steps: 6 });
    await page.mouse.move(to.x + 60, to.y + 6, { steps: 6 });
    await expect(target).toHaveAttribute('data-edge', 'above', { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await page.mouse.up();
}

test('an announced closure is shown on itineraries, and new plans leave out the closed place', async () => {
  await page.goto('/region/cierres');
  await page.getByRole('link', { name: 'Registrar un cierre' }).first().click();
  await page.getByRole('combobox', { name: 'Lugar' }).fill('Huaca de la Luna');
  await page
    .getByRole('option', { name: /^Huaca de la Luna/ })
    .first()
    .click();
  await page.getByLabel('Por qué').fill('obras de conservación');
  await page.getByLabel('Quién lo dice').fill('Ministerio de Cultura');
  await expect(page.getByText('Cerrado por obras de conservación hasta nuevo aviso')).toBeVisible();
  await expect(page.getByText('1 lugar', { exact: true })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Anunciar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anunciarlo' }).click();
  await expect(page.getByRole('heading', { name: /^Ahora/ })).toBeVisible();
  await noFaults(page);

  const { places, refused } = await planned();
  expect(places).not.toContain('Huaca de la Luna');
  expect(refused).toContain('Huaca de la Luna: closed_those_days');

  await page.goto('/lugares/huaca-de-la-luna');
  await expect(page.getByRole('note')).toContainText('Cerrado por obras de conservación');
  await expect(async () => {
    await page.goto('/region/itinerarios');
    await expect(page.getByText('Huaca de la Luna: cerrado por obras de conservación').first()).toBeVisible({
      timeout: 1500,
    });
  }).toPass({ timeout: 20_000 });
  await noFaults(page);

  await page.goto('/region/cierres');
  await page.getByRole('link', { name: 'Huaca de la Luna' }).first().click();
  await page.getByRole('button', { name: 'Terminar el cierre' }).click();
  await page.getByRole('button', { name: 'Terminarlo' }).click();
  await expect(page.getByRole('heading', { name: /^Pasados/ })).toBeVisible();
  expect((await planned()).refused).toEqual([]);
});

test('an editor reorders the stops of a day by keyboard and by dragging', async () => {
  const stops = page.locator('[data-stop]');
  const order = async () =>
    (await stops.evaluateAll((all) => all.map((stop) => stop.getAttribute('data-stop')))).slice(0, 3);
  await page.goto('/region/itinerarios');
  await page.getByRole('link', { name: 'Puerto, flamencos y dunas' }).click();
  await expect(page.getByRole('heading', { name: 'Se puede hacer' })).toBeVisible();
  const [first, second, third] = await order();
  await noFaults(page);
  await page.getByRole('button', { name: 'Volver a borrador' }).click();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();

  const grip = (name: string) => page.getByRole('button', { name: `Mover ${name}: con las flechas o arrastrando` });
  await untilChecked(() => grip(first!).press('ArrowDown'));
  expect(await order()).toEqual([second, first, third]);
  await expect(grip(first!)).toBeFocused();

  await grip(first!).scrollIntoViewIfNeeded();
  await carry(grip(first!), stops.first());
  await expect.poll(order).toEqual([first, second, third]);

  await grip(second!).press('ArrowDown');
  expect(await order()).toEqual([first, third, second]);
  await expect(page.getByRole('heading', { name: 'Se puede hacer' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await expect(page.getByRole('link', { name: 'Verlo en el sitio' })).toBeVisible();

  const seen = await page.context().newPage();
  await seen.goto('/itinerarios/puerto-flamencos-y-dunas');
  const program = await seen.getByRole('article').textContent();
  expect(program!.indexOf(third!)).toBeLessThan(program!.indexOf(second!));
  await seen.close();

  await page.getByText('Versiones anteriores').click();
  await page
    .getByRole('button', { name: /^Volver a esta: versión/ })
    .first()
    .click();
  await expect.poll(order).toEqual([first, second, third]);
});

test('an editor reorders the days of an itinerary by dragging and by keyboard', async () => {
  const titles = () =>
    page.getByLabel('Título del día').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  const grip = (number: number) => page.getByRole('button', { name: `Mover el día ${number} de 3` });
  await page.goto('/region/itinerarios');
  await page.getByRole('link', { name: 'Tres días en el valle de Moche' }).click();
  await grip(3).waitFor();
  await checked();
  const [first, second, third] = await titles();

  await grip(2).evaluate((handle) => handle.scrollIntoView({ block: 'end' }));
  await carry(grip(2), page.getByRole('listitem').filter({ has: grip(1) }));
  await expect.poll(titles).toEqual([second, first, third]);
  await grip(3).press('ArrowUp');
  expect(await titles()).toEqual([second, third, first]);
  await expect(grip(2)).toBeFocused();
  await grip(2).press('ArrowDown');
  expect(await titles()).toEqual([second, first, third]);

  // The museum is closed on the weekday of the new second day, so saving reports a problem.
  const save = page.getByRole('button', { name: /^Guardar/ }).first();
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Empezando los sábados' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'sábado' }).uncheck({ force: true });
  await save.click();
  await expect(page.getByText('Guardado.', { exact: true })).toBeVisible();

  await page.reload();
  await grip(3).waitFor();
  expect(await titles()).toEqual([second, first, third]);
  await page.getByText('Versiones anteriores').click();
  await page
    .getByRole('button', { name: /^Volver a esta: versión/ })
    .first()
    .click();
  await expect.poll(titles).toEqual([first, second, third]);
});

test('text that an editor did not save is restored on return, and can be saved after publishing was refused', async () => {
  await page.goto('/region/itinerarios');
  await page.getByLabel('Empezar uno nuevo').fill('Un día de arena');
  await page.getByRole('button', { name: 'Empezar' }).click();
  const reason = page.getByLabel('Por qué ir');
  await reason.fill('Porque el viento la mueve cada día.');
  const editor = page.url();
  await page.goto('/region/itinerarios');
  await page.goto(editor);
  await expect(page.getByText('Aquí está lo que escribiste y no guardaste.')).toBeVisible();
  await expect(reason).toHaveValue('Porque el viento la mueve cada día.');

  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await expect(page.getByText('Escribe la frase que va bajo el título.')).toBeVisible();
  const summary = page.getByLabel('La frase bajo el título');
  await summary.fill('Dunas al sur de la ciudad.');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(summary).toHaveValue('Dunas al sur de la ciudad.');
  await expect(reason).toHaveValue('Porque el viento la mueve cada día.');

  for (const [path, label] of [
    ['/region/cierres/nuevo', 'Por qué'],
    ['/region/politicas/privacy', 'Qué cambia y por qué'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(label).fill('Lo que todavía no guardé.');
    await page.reload();
    await expect(page.getByLabel(label)).toHaveValue('Lo que todavía no guardé.');
    await page.getByRole('button', { name: 'Descartarlo' }).click();
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});
