import { Trans } from '@lingui/react/macro';
import { operatorHome } from '#features/accounts/web/public.ts';
import { accountPaths } from '#web/paths/account.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Leads to the registration, or a person who already sells to her operator. */
export function SellAction() {
  const { person } = useSession();
  const homePath = person && operatorHome(person);
  if (homePath)
    return (
      <>
        <p>
          <b>
            <Trans>Ya vendes aquí.</Trans>
          </b>
        </p>
        <Actions>
          <ButtonLink to={homePath}>
            <Trans>Ir a mi panel de operador</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={operatorPaths.memberships('all')}>
            <Trans>Registrar otro operador</Trans>
          </ButtonLink>
        </Actions>
      </>
    );
  return (
    <Actions>
      <ButtonLink to={operatorPaths.memberships()}>
        <Trans>Registrar mi operador</Trans>
      </ButtonLink>
      {!person && (
        <ButtonLink kind="quiet" to={accountPaths.signIn(operatorPaths.memberships())}>
          <Trans>Entrar como operador</Trans>
        </ButtonLink>
      )}
    </Actions>
  );
}
