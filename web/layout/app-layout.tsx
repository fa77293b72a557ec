import { Trans } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import styles from './app-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Header, screen, footer. */
export function AppLayout() {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#contenido">
        <Trans>Saltar al contenido</Trans>
      </a>
      <Header />
      <main id="contenido" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
