/** Pixels of the window's width. */
export const DESKTOP_ABOVE = 1200;

export type MenuMode = 'overlay' | 'static';
export type Side = 'left' | 'right';

export interface LayoutState {
  staticMenuDesktopInactive: boolean;
  overlayMenuActive: boolean;
  profileSidebarVisible: boolean;
  configSidebarVisible: boolean;
  staticMenuMobileActive: boolean;
  menuHoverActive: boolean;
  position: Side;
  styleClass: string;
  closeOnEscape: boolean;
  showCloseIcon: boolean;
  transitionOptions: string;
  menuMode: MenuMode;
}

export const initialLayout: LayoutState = {
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
};

export interface MenuRequest {
  position?: Side;
  styleClass?: string;
  visible?: boolean;
  closeOnEscape?: boolean;
  showCloseIcon?: boolean;
  mode?: MenuMode;
}

export type LayoutEvent =
  | { type: 'menu/toggled'; width: number; request?: MenuRequest }
  | { type: 'menu/closed' }
  | { type: 'menu/hovered'; over: boolean }
  | { type: 'profile/toggled' }
  | { type: 'config/toggled' }
  | { type: 'window/crossed' };

export const isDesktop = (width: number): boolean => width > DESKTOP_ABOVE;

export const isMenuOpen = (state: LayoutState, desktop: boolean): boolean =>
  state.menuMode === 'overlay' && (desktop ? state.overlayMenuActive : state.staticMenuMobileActive);

/** `true` if the menu is beside the page. */
export const isMenuPinned = (state: LayoutState, desktop: boolean): boolean =>
  desktop && state.menuMode === 'static' && !state.staticMenuDesktopInactive;

export function layoutReducer(state: LayoutState, event: LayoutEvent): LayoutState {
  switch (event.type) {
    case 'menu/toggled':
      return isDesktop(event.width) ? toggledOnDesktop(state, event.request ?? {}) : toggledOnPhone(state);
    case 'menu/closed':
      return { ...state, overlayMenuActive: false, staticMenuMobileActive: false };
    case 'menu/hovered':
      return { ...state, menuHoverActive: event.over };
    case 'profile/toggled':
      return { ...state, profileSidebarVisible: !state.profileSidebarVisible };
    case 'config/toggled':
      return { ...state, configSidebarVisible: !state.configSidebarVisible };
    case 'window/crossed':
      return { ...state, overlayMenuActive: false, staticMenuMobileActive: false };
  }
}

function toggledOnDesktop(state: LayoutState, request: MenuRequest): LayoutState {
  const menuMode = request.mode ?? state.menuMode;
  const shown = state.menuMode === 'overlay' ? state.overlayMenuActive : !state.staticMenuDesktopInactive;
  const visible = request.visible ?? !shown;
  return {
    ...state,
    position: request.position ?? state.position,
    styleClass: request.styleClass ?? state.styleClass,
    closeOnEscape: request.closeOnEscape ?? state.closeOnEscape,
    showCloseIcon: request.showCloseIcon ?? state.showCloseIcon,
    menuMode,
    overlayMenuActive: menuMode === 'overlay' && visible,
    staticMenuDesktopInactive: menuMode === 'static' ? !visible : state.staticMenuDesktopInactive,
  };
}

function toggledOnPhone(state: LayoutState): LayoutState {
  return {
    ...state,
    staticMenuMobileActive: !state.staticMenuMobileActive,
    menuMode: 'overlay',
    overlayMenuActive: true,
    closeOnEscape: true,
    showCloseIcon: true,
  };
}
