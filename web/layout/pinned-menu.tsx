import { Trans, useLingui } from '@lingui/react/macro';
import { PinOff, X } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import { Brand } from './brand.tsx';
import { isMenuPinned } from './layout-machine.ts';
import { layout, useLayout } from './layout-store.ts';
import styles from './menu.module.css';
import { MenuContent } from './menu-content.tsx';
import { menuClass, menuSlide } from './menu-look.ts';
import { useDesktop } from './use-desktop.ts';

export default function PinnedMenu() {
  const { t } = useLingui();
  const state = useLayout();
  const desktop = useDesktop();
  if (!isMenuPinned(state, desktop)) return null;
  return (
    <aside
      className={`${menuClass(state)} ${styles.pinned}`}
      style={{ '--slide': menuSlide(state) } as object}
      aria-label={t`Menú`}
      data-side={state.position}
    >
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
