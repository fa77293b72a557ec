import { Trans } from '@lingui/react/macro';
import { Landmark, LogOut, ShieldCheck, Ship } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { accountPaths } from '#web/paths/account.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { initialsOf } from '#web/session/initials.ts';
import { useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { operatorHome } from './operator-home.ts';
import { useSignOut } from './sign-out.ts';
import styles from './who-is-here.module.css';

export default function WhoIsHere() {
  const { person } = useSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  if (!person) {
    const back = pathname === paths.home() || pathname === accountPaths.signIn() ? undefined : pathname + search;
    return (
      <div className={styles.stranger}>
        <p>
          <Trans>
            Viajas sin cuenta: lo que armas se queda en este navegador. Con una, te acompaña a todas partes.
          </Trans>
        </p>
        <Actions>
          <ButtonLink size="small" to={accountPaths.signIn(back)}>
            <Trans>Entrar</Trans>
          </ButtonLink>
          <ButtonLink size="small" kind="quiet" to={accountPaths.signUp(back)}>
            <Trans>Crear una cuenta</Trans>
          </ButtonLink>
        </Actions>
      </div>
    );
  }
  const homePath = operatorHome(person);
  return (
    <div className={flow.stack3}>
      <Link to={accountPaths.profile()} className={styles.card}>
        <span className={styles.avatar} aria-hidden="true">
          {person.avatar ? <img src={person.avatar} alt="" /> : initialsOf(person.name)}
        </span>
        <span className={styles.name}>
          <b>{person.name}</b>
          <small>{person.email}</small>
        </span>
      </Link>
      <div className={styles.links}>
        <Link to={accountPaths.profile()}>
          <ShieldCheck size={18} aria-hidden />
          <Trans>Mi cuenta</Trans>
        </Link>
        {person.staff && (
          <Link to={regionPaths.overview()}>
            <Landmark size={18} aria-hidden />
            <Trans>Oficina</Trans>
          </Link>
        )}
        <Link to={homePath ?? operatorPaths.memberships()}>
          <Ship size={18} aria-hidden />
          {homePath ? <Trans>Ir a mi mesa de operador</Trans> : <Trans>Vender en la región</Trans>}
        </Link>
        <button type="button" onClick={signOut}>
          <LogOut size={18} aria-hidden />
          <Trans>Salir</Trans>
        </button>
      </div>
    </div>
  );
}
