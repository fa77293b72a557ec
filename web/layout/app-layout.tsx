import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { Toasts } from '#web/ui/toast.tsx';
import styles from './app-layout.module.css';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { layout } from './layout-store.ts';
import { OverlayMenu, PinnedMenu } from './menu.tsx';
import { Notice } from './notice.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PreferencesSidebar } from './preferences-sidebar.tsx';
import { recallPreferences } from './preferences-store.ts';
import { ProfileSidebar } from './profile-sidebar.tsx';
import { onDesktopChange } from './use-desktop.ts';

/** Header, screen, footer, and what may slide over them. */
export function AppLayout() {
  useEffect(recallPreferences, []);
  useEffect(() => onDesktopChange(layout.crossDesktopLimit), []);
  return (
    <div className={styles.frame}>
      <PinnedMenu />
      <div className={styles.page}>
        <a className={styles.skip} href="#contenido">
          <Trans>Saltar al contenido</Trans>
        </a>
        <Header />
        <OfflineLine />
        <main id="contenido" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <OverlayMenu />
      <ProfileSidebar />
      <PreferencesSidebar />
      <Notice />
      <Toasts />
      <Arrival />
    </div>
  );
}
