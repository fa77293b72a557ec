import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { errorHolder } from '#web/http/error-holder.ts';
import { recallPreferences } from '#web/preferences.ts';
import { followSession } from '#web/session/session.ts';
import { closeToast, useToasts } from '#web/ui/toast-store.ts';
import styles from './app-layout.module.css';
import { Header } from './header.tsx';
import { layout, onOverlayOpen, useLayout } from './layout-store.ts';
import { OfflineLine } from './offline-line.tsx';
import { optional } from './optional.ts';
import { onDesktopChange } from './use-desktop.ts';
import { atRest, useRest } from './use-rest.ts';

const Footer = import.meta.env.SSR
  ? (await import('./footer.tsx')).default
  : optional<object>(() => atRest().then(() => import('./footer.tsx')));
/** One element, because React would remove a footer that gets another element before its scripts have arrived. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);
const Panels = optional(() => import('./panels.tsx'));
const PinnedMenu = optional(() => import('./pinned-menu.tsx'));

interface AppLayoutProps {
  who: ReactNode;
  own: ReactNode;
  basket: ReactNode;
  beside: ReactNode;
}

export function AppLayout({ who, own, basket, beside }: AppLayoutProps) {
  const rest = useRest();
  const opened = useLayout(
    (it) => it.overlayMenuActive || it.staticMenuMobileActive || it.profileSidebarVisible || it.configSidebarVisible,
  );
  const failed = errorHolder((it) => it.message !== null);
  const said = useToasts((it) => it.shown !== null);
  const pinned = useLayout((it) => it.menuMode === 'static');
  useEffect(recallPreferences, []);
  useEffect(followSession, []);
  useEffect(() => onDesktopChange(layout.crossDesktopLimit), []);
  useEffect(() => onOverlayOpen(closeToast), []);
  return (
    <div className={styles.frame}>
      <Suspense>{pinned && <PinnedMenu />}</Suspense>
      <div className={styles.page}>
        <a className={styles.skip} href="#contenido">
          <Trans>Saltar al contenido</Trans>
        </a>
        <Header basket={<Suspense>{rest && basket}</Suspense>} />
        <OfflineLine />
        <main id="contenido" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {footer}
      </div>
      <Suspense>{(rest || opened || failed || said) && <Panels who={who} own={own} />}</Suspense>
      <Suspense>{rest && beside}</Suspense>
      <Arrival />
    </div>
  );
}

/**
 * A screen reader does not notice that a single-page application shows another screen. This component announces the
 * screen and focuses its content.
 */
function Arrival() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [name, setName] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is a new screen
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const frame = requestAnimationFrame(() => {
      setName(document.title.split(' · ')[0] ?? '');
      if (!document.querySelector('dialog:modal')) document.getElementById('contenido')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p className="sr" aria-live="assertive">
      {name}
    </p>
  );
}
