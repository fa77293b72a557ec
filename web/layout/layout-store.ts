import { create } from 'zustand';
import { showInDevTools } from '#web/devtools.ts';
import {
  initialLayout,
  type LayoutEvent,
  type LayoutState,
  layoutReducer,
  type MenuRequest,
} from './layout-machine.ts';

const OVERLAY_OPEN = 'overlayopen';

export function onOverlayOpen(listener: () => void): () => void {
  addEventListener(OVERLAY_OPEN, listener);
  return () => removeEventListener(OVERLAY_OPEN, listener);
}

export const useLayout = create<LayoutState>()(() => initialLayout);
const logToDevTools = showInDevTools('layout', useLayout);

const width = () => globalThis.innerWidth ?? 0;

function dispatch(event: LayoutEvent): void {
  useLayout.setState((state) => layoutReducer(state, event), true);
  logToDevTools(event);
}

export const layout = {
  toggleMenu: (request?: MenuRequest) => dispatch({ type: 'menu/toggled', width: width(), request }),
  closeMenu: () => dispatch({ type: 'menu/closed' }),
  hoverMenu: (over: boolean) => dispatch({ type: 'menu/hovered', over }),
  toggleProfile() {
    dispatch({ type: 'profile/toggled' });
    if (useLayout.getState().profileSidebarVisible) dispatchEvent(new Event(OVERLAY_OPEN));
  },
  toggleConfig: () => dispatch({ type: 'config/toggled' }),
  crossDesktopLimit: () => dispatch({ type: 'window/crossed' }),
};
