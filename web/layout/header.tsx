import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, Settings2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#web/paths/site.ts';
import { initialsOf } from '#web/session/initials.ts';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { layout } from './layout-store.ts';

export function Header({ basket }: { basket: ReactNode }) {
  const { t } = useLingui();
  const person = useSession((here) => here.person);
  const initials = person && !person.avatar ? initialsOf(person.name) : null;
  return (
    <header className={`${styles.bar} no-print`}>
      <IconButton className={styles.menu} label={t`Abrir el menú`} onClick={() => layout.toggleMenu()}>
        <Menu size={22} aria-hidden />
      </IconButton>
      <Brand />
      <nav className={styles.nav} aria-label={t`Principal`}>
        <NavLink to={paths.explore()}>
          <Trans>Explorar</Trans>
        </NavLink>
        <NavLink to={paths.itineraries()}>
          <Trans>Itinerarios</Trans>
        </NavLink>
        <NavLink to={paths.plans()}>
          <Trans>Planes</Trans>
        </NavLink>
        <NavLink to={paths.planTrip()}>
          <Trans>Arma tu viaje</Trans>
        </NavLink>
        <NavLink to={paths.trips()}>
          <Trans>Mis viajes</Trans>
        </NavLink>
      </nav>
      <span className={styles.grow} />
      <IconButton className={styles.config} label={t`Preferencias`} onClick={() => layout.toggleConfig()}>
        <Settings2 size={21} aria-hidden />
      </IconButton>
      {basket}
      <IconButton
        className={styles.person}
        label={initials ? t`Tu cuenta, ${initials}` : t`Tu cuenta`}
        onClick={() => layout.toggleProfile()}
      >
        {person?.avatar ? (
          <img src={person.avatar} alt="" />
        ) : initials ? (
          <b aria-hidden>{initials}</b>
        ) : (
          <UserRound size={20} aria-hidden />
        )}
      </IconButton>
    </header>
  );
}
