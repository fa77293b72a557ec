import { create } from 'zustand';
import { devtools } from 'zustand/middleware';
import {
  initialLayout,
  type LayoutEvent,
  type LayoutState,
  layoutReducer,
  type MenuRequest,
} from './layout-machine.ts';

const listeners = new Set<() => void>();

/** Calls `listener` whenever the profile sidebar opens; gives back how to stop. */
export function onOverlayOpen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one layout of this browser, with its last 25 events in the Redux DevTools extension. */
export const useLayout = create<LayoutState>()(
  devtools(() => initialLayout, { name: 'layout', maxAge: 25, enabled: true }),
);

const width = () => globalThis.innerWidth ?? 0;

function tell(event: LayoutEvent): void {
  useLayout.setState((state) => layoutReducer(state, event), true, event);
}

export const layout = {
  toggleMenu: (request?: MenuRequest) => tell({ type: 'menu/toggled', width: width(), request }),
  closeMenu: () => tell({ type: 'menu/closed' }),
  hoverMenu: (over: boolean) => tell({ type: 'menu/hovered', over }),
  toggleProfile() {
    tell({ type: 'profile/toggled' });
    if (useLayout.getState().profileSidebarVisible) for (const listener of listeners) listener();
  },
  toggleConfig: () => tell({ type: 'config/toggled' }),
  crossDesktopLimit: () => tell({ type: 'window/crossed' }),
};
