import { expect, type Page, test } from '@playwright/test';
import { listPolicies } from '../features/policies/contract/routes.ts';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { liveMap, noFaults, readableInDark, ready } from './page-steps.ts';

async function withDevTools(page: Page) {
  await page.addInitScript(() => {
    const announced: unknown[] = [];
    Object.assign(window, {
      announced,
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: (options: { name: string }) => {
          if (options.name !== 'layout') return { init: () => {}, send: () => {}, subscribe: () => () => {} };
          announced.push({ options });
          return {
            init: (state: unknown) => announced.push({ state }),
            send: (action: unknown, state: unknown) => announced.push({ action, state }),
            subscribe: () => () => {},
          };
        },
      },
    });
  });
}
type AnnouncedState = {
  options?: { name: string; maxAge: number };
  action?: { type: string };
  state?: Record<string, unknown>;
};
const announced = (page: Page) => page.evaluate(() => (window as unknown as { announced: AnnouncedState[] }).announced);

test('the footer of every screen links to every current legal text', async ({ page, request }) => {
  const { items } = await (
    await request.get(listPolicies.path, {
      headers: { authorization: `Bearer ${process.env.APP_TOKEN ?? 'vereda-demo'}` },
    })
  ).json();
  expect(items.length).toBeGreaterThan(3);
  await ready(page, '/ayuda');
  const foot = page.locator('footer');
  for (const { kind, title } of items as { kind: string; title: string }[])
    await expect(foot.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/politicas/${kind}`);
  await foot.getByRole('link', { name: items[3].title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[3].title);
  await expect(foot.getByRole('link', { name: items[0].title, exact: true })).toBeVisible();
});

test("the Redux DevTools receive the layout's default state and keep 25 changes", async ({ page }) => {
  await withDevTools(page);
  await ready(page);
  const [connection, first] = await announced(page);
  expect(connection?.options).toMatchObject({ name: 'layout', maxAge: 25 });
  expect(first?.state).toEqual({
    staticMenuDesktopInactive: false,
    overlayMenuActive: false,
    profileSidebarVisible: false,
    configSidebarVisible: false,
    staticMenuMobileActive: false,
    menuHoverActive: false,
    position: 'left',
    styleClass: 'gray-color',
    closeOnEscape: true,
    showCloseIcon: true,
    transitionOptions: '1500ms cubic-bezier(0.05, 0.74, 0.2, 0.99)',
    menuMode: 'overlay',
  });
});

test.describe('in a window of 1201 px', () => {
  test.use({ viewport: { width: 1201, height: 800 } });

  test('the menu button opens the overlay menu and not the mobile menu', async ({ page }) => {
    await withDevTools(page);
    await ready(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu).toBeVisible();
    const last = (await announced(page)).at(-1);
    expect(last?.action).toMatchObject({ type: 'menu/toggled', width: 1201 });
    expect(last?.state).toMatchObject({ overlayMenuActive: true, staticMenuMobileActive: false, menuMode: 'overlay' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect((await announced(page)).at(-1)?.state).toMatchObject({ overlayMenuActive: false });
  });

  test('the menu can be pinned beside the page and released again', async ({ page }) => {
    await ready(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('button', { name: 'Fijar el menú' }).click();
    const pinned = page.getByRole('complementary', { name: 'Menú' });
    await expect(pinned).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(pinned).toBeHidden();
    await page.setViewportSize({ width: 1201, height: 800 });
    await pinned.getByRole('button', { name: 'Soltar el menú' }).click();
    await expect(pinned).toBeHidden();
  });
});

test.describe('in a window of 1200 px', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('the menu button opens the mobile menu, which cannot be pinned', async ({ page }) => {
    await withDevTools(page);
    await ready(page);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('button', { name: 'Cerrar' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Fijar el menú' })).toHaveCount(0);
    expect((await announced(page)).at(-1)?.state).toMatchObject({
      staticMenuMobileActive: true,
      overlayMenuActive: true,
      menuMode: 'overlay',
      closeOnEscape: true,
      showCloseIcon: true,
    });
    await page.setViewportSize({ width: 1201, height: 800 });
    await expect(menu).toBeHidden();
  });
});

test('the menu slides in for 1500 ms, and has no animation if reduced motion is preferred', async ({ page }) => {
  const slide = () =>
    page.getByRole('dialog', { name: 'Menú' }).evaluate((it) => {
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(it);
      return {
        duration: transitionDuration.split(',')[0],
        curve: transitionTimingFunction.split(', ').slice(0, 4).join(),
      };
    });
  await ready(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  expect(await slide()).toEqual({ duration: '1.5s', curve: 'cubic-bezier(0.05,0.74,0.2,0.99)' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await slide()).duration).toBe('0.001s');
});

test('the open menu keeps the focus inside, and returns the focus to its button when it closes', async ({ page }) => {
  await ready(page);
  const opener = page.getByRole('button', { name: 'Abrir el menú' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu).toBeVisible();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && !at?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await menu.getByRole('button', { name: 'Cerrar' }).click();
  await expect(opener).toBeFocused();
});

test('following a link in the menu closes the menu, moves the focus to the new screen and announces the screen', async ({
  page,
}) => {
  await ready(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Ayuda' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText('Ayuda');
});

test('opening the profile sidebar fires the event `overlayopen`, and closing it fires no event', async ({ page }) => {
  await ready(page);
  await page.evaluate(() => {
    let heard = 0;
    addEventListener('overlayopen', () => {
      heard += 1;
      document.documentElement.dataset.overlays = String(heard);
    });
  });
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  const profile = page.getByRole('dialog', { name: 'Tu cuenta' });
  await expect(profile).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-overlays', '1');
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-overlays', '1');
});

test.describe('preferences', () => {
  test.use(WITH_MAPS_AND_PICTURES);

  test('for colour mode and text size apply at once and survive a reload', async ({ page }) => {
    await ready(page);
    await page.getByRole('button', { name: 'Preferencias' }).click();
    const panel = page.getByRole('dialog', { name: 'Preferencias' });
    for (const name of ['Tema', 'Tamaño del texto', 'Movimiento']) {
      await expect(panel.getByRole('group', { name })).toBeVisible();
    }
    await expect(panel.getByText(/Idioma|Moneda/)).toHaveCount(0);
    await expect(panel.getByLabel('Ahorrar datos')).not.toBeChecked();
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await panel.getByText('Oscuro').click();
    await panel.getByText('Muy grande').click();
    await panel.getByText('Ahorrar datos').click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);

    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  });

  test('with the data saver on, maps load only on request and lists have no posters', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('preferences', '{"dataSaver":true}'));
    const engines: string[] = [];
    page.on('request', (request) => request.url().includes('map-engine') && engines.push(request.url()));
    await ready(page, '/explorar');
    const ask = page.getByRole('button', { name: 'Mostrar el mapa' });
    await expect(ask).toBeVisible();
    await expect(page.locator('main li').last().locator('img')).toBeHidden();
    expect(engines).toEqual([]);
    await ask.click();
    await liveMap(page);
  });
});

test.describe('with pictures', () => {
  test.use(WITH_MAPS_AND_PICTURES);

  test('a poster animates from the card to the page of a place, unless reduced motion is preferred', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const note = () =>
          document.getAnimations().forEach(({ effect }) => {
            if (effect instanceof KeyframeEffect) seen.push(`${effect.pseudoElement} ${effect.getTiming().duration}`);
          });
        void transition.ready.then(note);
        return transition;
      };
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const poster = page.locator('main a[href^="/lugares/"]').first();
    await ready(page);
    await poster.click();
    await page.waitForURL('**/lugares/**');
    await expect.poll(seen).toContainEqual(expect.stringMatching(/^::view-transition-group\(cartel-.+\) 280$/));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ready(page);
    await poster.click();
    await page.waitForURL('**/lugares/**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seen()).toEqual([]);
  });

  for (const path of ['/', '/ayuda', '/fuentes', '/lugares/no-existe']) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await ready(page, path);
      await noFaults(page);
      await readableInDark(page);
    });
  }
});

test('axe finds nothing in the panels of the layout', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await ready(page);
  for (const [button, panel] of [
    ['Abrir el menú', 'Menú'],
    ['Tu cuenta', 'Tu cuenta'],
    ['Preferencias', 'Preferencias'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('banner').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
    await noFaults(page, 'dialog[open]');
    await readableInDark(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: panel })).toBeHidden();
  }
});
