import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';
import { initialLayout, type LayoutState } from './layout-machine.ts';
import { useLayout } from './layout-store.ts';
import { OverlayMenu } from './overlay-menu.tsx';
import PinnedMenu from './pinned-menu.tsx';
import { PreferencesSidebar } from './preferences-sidebar.tsx';

vi.mock('./use-desktop.ts', () => ({ useDesktop: () => true }));
vi.mock('./use-arrival.ts', () => ({ useArrival: () => undefined }));

const box = document.createElement('div');
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

function show(state: Partial<LayoutState>): void {
  act(() => useLayout.setState({ ...initialLayout, ...state }, true));
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FaceProvider value={{ ...face, id: 'trujillo', product: 'Descubre', currency: {} } as unknown as Face}>
          <MemoryRouter>
            <PinnedMenu />
            <OverlayMenu />
            <PreferencesSidebar />
          </MemoryRouter>
        </FaceProvider>
      </I18nProvider>,
    ),
  );
}

test('the pinned menu has the requested side, style class and transition', () => {
  show({ menuMode: 'static', position: 'right', styleClass: 'noche', transitionOptions: '70ms linear' });
  const pinned = box.querySelector('aside')!;
  expect(pinned.dataset.side).toBe('right');
  expect(pinned.classList).toContain('noche');
  expect(pinned.className).not.toContain('gray');
  expect(pinned.getAttribute('style')).toContain('var(--motion-menu, 70ms linear)');
  show({ menuMode: 'static' });
  expect(box.querySelector('aside')!.dataset.side).toBe('left');
  expect(box.querySelector('aside')!.className).toContain('gray');
});

test('the overlay menu has the requested style class and transition', () => {
  show({ overlayMenuActive: true, styleClass: 'noche', transitionOptions: '70ms linear' });
  const menu = box.querySelector('dialog[aria-label="Menú"]')!;
  expect(menu.classList).toContain('noche');
  expect(menu.getAttribute('style')).toContain('var(--motion-menu, 70ms linear)');
});

test('hovering over the menu sets `menuHoverActive` in the layout and `data-hovered` on the menu', () => {
  show({ menuMode: 'static' });
  const nav = box.querySelector('aside nav')!;
  expect(nav.hasAttribute('data-hovered')).toBe(false);
  act(() => void nav.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })));
  expect(useLayout.getState().menuHoverActive).toBe(true);
  expect(nav.hasAttribute('data-hovered')).toBe(true);
  act(() => void nav.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' })));
  expect(useLayout.getState().menuHoverActive).toBe(false);
});

test('the preferences panel hides a preference that has only one value', () => {
  show({ configSidebarVisible: true });
  const panel = box.querySelector('dialog[aria-label="Preferencias"]')!;
  expect(panel.textContent).toContain('Tema');
  expect(panel.textContent).not.toMatch(/Idioma|Moneda|Mapa\b/);
});

test('the menu offers to sell', () => {
  show({ overlayMenuActive: true });
  const menu = box.querySelector('dialog[aria-label="Menú"]')!;
  expect(menu.querySelector('a[href="/vende-con-nosotros"]')!.textContent).toBe('Vende con nosotros');
});
