import { Trans } from '@lingui/react/macro';
import { Landmark, LogOut, ShieldCheck, Ship, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { accountPaths } from '#web/paths/account.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { initialsOf } from '#web/session/initials.ts';
import { useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { operatorHome } from './operator-home.ts';
import { PersonName } from './person-name.tsx';
import { useSignOut } from './sign-out.ts';

export default function WhoIsHere() {
  const { person } = useSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  if (!person) {
    const back = backFrom(pathname, search);
    return (
      <div className={flow.stack4}>
        <p className={textStyles.soft}>
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
      <Link to={accountPaths.profile()}>
        <PersonName
          picture={person.avatar}
          initials={initialsOf(person.name)}
          name={person.name}
          email={person.email}
        />
      </Link>
      {homePath && (
        <Actions>
          <ButtonLink size="small" to={homePath}>
            <Ship size={18} aria-hidden />
            <Trans>Ir a mi panel de operador</Trans>
          </ButtonLink>
        </Actions>
      )}
      <div className={flow.wrap4}>
        <TextLink kind="back" to={accountPaths.profile()}>
          <ShieldCheck size={18} aria-hidden />
          <Trans>Mi cuenta</Trans>
        </TextLink>
        {person.places && person.places.length > 0 && (
          <TextLink kind="back" to={ownerPaths.places()}>
            <Store size={18} aria-hidden />
            <Trans>Mi lugar</Trans>
          </TextLink>
        )}
        {person.staff && (
          <TextLink kind="back" to={regionPaths.overview()}>
            <Landmark size={18} aria-hidden />
            <Trans>Oficina</Trans>
          </TextLink>
        )}
        {!homePath && (
          <TextLink kind="back" to={paths.sell()}>
            <Ship size={18} aria-hidden />
            <Trans>Vende con nosotros</Trans>
          </TextLink>
        )}
        <TextButton kind="back" onClick={signOut}>
          <LogOut size={18} aria-hidden />
          <Trans>Salir</Trans>
        </TextButton>
      </div>
    </div>
  );
}

/** A person who signs in while reading about selling continues at the operators' screens. */
function backFrom(pathname: string, search: string): string | undefined {
  if (pathname === paths.home() || pathname === accountPaths.signIn()) return undefined;
  return pathname === paths.sell() ? operatorPaths.memberships() : pathname + search;
}
