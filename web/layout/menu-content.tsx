import { Trans, useLingui } from '@lingui/react/macro';
import { Settings2, Ship } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { layout, useLayout } from './layout-store.ts';
import styles from './menu.module.css';

export function MenuContent() {
  const { t } = useLingui();
  const hovered = useLayout((state) => state.menuHoverActive);
  const screens = [
    [paths.home(), t`Inicio`],
    [paths.explore(), t`Explorar`],
    [paths.itineraries(), t`Itinerarios`],
    [paths.plans(), t`Planes`],
    [paths.planTrip(), t`Arma tu viaje`],
    [paths.trips(), t`Mis viajes`],
    [quotationPaths.list(), t`Mis cotizaciones`],
    [paths.help(), t`Ayuda`],
  ] as const;
  return (
    <>
      <nav
        className={styles.nav}
        aria-label={t`Todas las secciones`}
        data-hovered={hovered || undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && layout.hoverMenu(true)}
        onPointerLeave={() => layout.hoverMenu(false)}
      >
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
        <Link to={paths.sell()}>
          <Ship size={18} aria-hidden />
          <Trans>Vende con nosotros</Trans>
        </Link>
      </div>
    </>
  );
}
