import { describe, expect, it } from 'vitest';
import {
  initialLayout,
  isDesktop,
  isMenuOpen,
  isMenuPinned,
  type LayoutState,
  layoutReducer,
} from './layout-machine.ts';

const on = (state: Partial<LayoutState>): LayoutState => ({ ...initialLayout, ...state });
const toggle = (state: LayoutState, width: number, request?: object) =>
  layoutReducer(state, { type: 'menu/toggled', width, request });

describe('the desktop limit', () => {
  it('is above 1200 px', () => {
    expect([1199, 1200, 1201].map(isDesktop)).toEqual([false, false, true]);
  });
});

describe('the menu on a desktop', () => {
  it('in overlay mode toggles the overlay', () => {
    const open = toggle(initialLayout, 1201);
    expect(open.overlayMenuActive).toBe(true);
    expect(toggle(open, 1201).overlayMenuActive).toBe(false);
    expect(open.staticMenuMobileActive).toBe(false);
  });

  it('applies every option of the toggle request', () => {
    const request = {
      position: 'right',
      styleClass: 'plain',
      visible: true,
      closeOnEscape: false,
      showCloseIcon: false,
      mode: 'overlay',
    };
    expect(toggle(initialLayout, 1440, request)).toMatchObject({
      position: 'right',
      styleClass: 'plain',
      overlayMenuActive: true,
      closeOnEscape: false,
      showCloseIcon: false,
      menuMode: 'overlay',
    });
  });

  it('is not open as an overlay in static mode', () => {
    const pinned = toggle(on({ overlayMenuActive: true }), 1440, { mode: 'static', visible: true });
    expect(pinned).toMatchObject({ menuMode: 'static', overlayMenuActive: false, staticMenuDesktopInactive: false });
    expect(isMenuPinned(pinned, true)).toBe(true);
    expect(isMenuPinned(pinned, false)).toBe(false);
    expect(toggle(pinned, 1440)).toMatchObject({ staticMenuDesktopInactive: true, overlayMenuActive: false });
  });
});

describe('the menu on a narrower window', () => {
  it('is the mobile menu, with overlay mode, a close icon and closing by Escape', () => {
    const before = on({ menuMode: 'static', closeOnEscape: false, showCloseIcon: false });
    const open = toggle(before, 1200, { mode: 'static', closeOnEscape: false, position: 'right' });
    expect(open).toMatchObject({
      staticMenuMobileActive: true,
      menuMode: 'overlay',
      overlayMenuActive: true,
      closeOnEscape: true,
      showCloseIcon: true,
      position: 'left',
    });
    expect(isMenuOpen(open, false)).toBe(true);
    expect(isMenuOpen(toggle(open, 1200), false)).toBe(false);
  });

  it('closes when the window becomes wider than 1200 px', () => {
    const crossed = layoutReducer(toggle(initialLayout, 800), { type: 'window/crossed' });
    expect(isMenuOpen(crossed, true)).toBe(false);
    expect(isMenuOpen(crossed, false)).toBe(false);
  });
});

it('toggling the profile or the preferences changes only that sidebar', () => {
  expect(layoutReducer(initialLayout, { type: 'profile/toggled' })).toEqual(on({ profileSidebarVisible: true }));
  expect(layoutReducer(initialLayout, { type: 'config/toggled' })).toEqual(on({ configSidebarVisible: true }));
});
