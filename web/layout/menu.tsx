import { Trans, useLingui } from '@lingui/react/macro';
import { Pin, PinOff, Settings2, X } from 'lucide-react';
import { useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Brand } from './brand.tsx';
import { isMenuOpen, isMenuPinned } from './layout-machine.ts';
import { layout, useLayout } from './layout-store.ts';
import styles from './menu.module.css';
import { useDesktop } from './use-desktop.ts';

/** The overlay menu, sliding slowly over the page. */
export function OverlayMenu() {
  const { t } = useLingui();
  const state = useLayout();
  const desktop = useDesktop();
  const { key } = useLocation();

  // Arriving somewhere closes the menu that led there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival counts
  useEffect(() => {
    if (isMenuOpen(useLayout.getState(), desktop)) layout.closeMenu();
  }, [key]);

  return (
    <Sheet
      open={isMenuOpen(state, desktop)}
      onClose={layout.closeMenu}
      side={state.position}
      label={t`Menú`}
      header={<Brand />}
      closeOnEscape={state.closeOnEscape}
      showCloseIcon={state.showCloseIcon}
      slide="var(--motion-menu)"
      className={`${styles.menu} ${state.styleClass === 'gray-color' ? styles.gray : ''}`}
    >
      <MenuContent />
      {desktop && (
        <div className={styles.foot}>
          <button type="button" onClick={() => layout.toggleMenu({ mode: 'static', visible: true })}>
            <Pin size={18} aria-hidden />
            <Trans>Fijar el menú</Trans>
          </button>
        </div>
      )}
      <Fret className={styles.fret} size={16} />
    </Sheet>
  );
}

/** The same menu standing beside the page on a wide screen. */
export function PinnedMenu() {
  const { t } = useLingui();
  const state = useLayout();
  const desktop = useDesktop();
  if (!isMenuPinned(state, desktop)) return null;
  return (
    <aside className={`${styles.menu} ${styles.pinned} ${styles.gray}`} aria-label={t`Menú`} data-side={state.position}>
      <div className={styles.pinnedTop}>
        <Brand />
        <IconButton label={t`Cerrar el menú`} onClick={() => layout.toggleMenu({ visible: false })}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <MenuContent />
      <div className={styles.foot}>
        <button type="button" onClick={() => layout.toggleMenu({ mode: 'overlay', visible: false })}>
          <PinOff size={18} aria-hidden />
          <Trans>Soltar el menú</Trans>
        </button>
      </div>
      <Fret className={styles.fret} size={16} />
    </aside>
  );
}

function MenuContent() {
  const { t } = useLingui();
  const screens = [
    [paths.home(), t`Inicio`],
    [paths.explore(), t`Explorar`],
    [paths.itineraries(), t`Itinerarios`],
    [paths.planTrip(), t`Arma tu viaje`],
    [paths.trips(), t`Mis viajes`],
    [paths.help(), t`Ayuda`],
  ] as const;
  return (
    <>
      <nav className={styles.nav} aria-label={t`Todas las secciones`}>
        {screens.map(([path, name]) => (
          <NavLink key={path} to={path} end={path === '/'}>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className={styles.foot}>
        <button type="button" onClick={() => layout.toggleConfig()}>
          <Settings2 size={18} aria-hidden />
          <Trans>Preferencias</Trans>
        </button>
      </div>
    </>
  );
}
