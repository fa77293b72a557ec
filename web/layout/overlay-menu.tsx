import { Trans, useLingui } from '@lingui/react/macro';
import { Pin } from 'lucide-react';
import { Fret } from '#web/ui/fret.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Brand } from './brand.tsx';
import { isMenuOpen } from './layout-machine.ts';
import { layout, useLayout } from './layout-store.ts';
import styles from './menu.module.css';
import { MenuContent } from './menu-content.tsx';
import { menuClass, menuSlide } from './menu-look.ts';
import { useArrival } from './use-arrival.ts';
import { useDesktop } from './use-desktop.ts';

function closeOpenMenu(): void {
  const { overlayMenuActive, staticMenuMobileActive } = useLayout.getState();
  if (overlayMenuActive || staticMenuMobileActive) layout.closeMenu();
}

export function OverlayMenu() {
  const { t } = useLingui();
  const state = useLayout();
  const desktop = useDesktop();
  useArrival(closeOpenMenu);

  return (
    <Sheet
      open={isMenuOpen(state, desktop)}
      onClose={layout.closeMenu}
      side={state.position}
      label={t`Menú`}
      header={<Brand />}
      closeOnEscape={state.closeOnEscape}
      showCloseIcon={state.showCloseIcon}
      slide={menuSlide(state)}
      className={menuClass(state)}
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
