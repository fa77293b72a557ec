import { Trans, useLingui } from '@lingui/react/macro';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { leaveSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkAction } from './links/link-action.tsx';

export const head = () => ({ title: 'No fui yo', secret: true });

/** `/no-fui-yo`: the owner locks an account that somebody else entered. */
export function Component() {
  const { t } = useLingui();
  const api = useApi();
  const restore = (
    <ButtonLink to={paths.restorePassword()}>
      <Trans>Elegir otra contraseña</Trans>
    </ButtonLink>
  );
  const lock = async (key: string) => {
    await api.post(accountRoutes.notMe, { key }, { quiet: true });
    leaveSession();
  };
  return (
    <LinkAction
      title={t`¿No fuiste tú?`}
      lead={
        <Trans>
          Bloqueamos tu cuenta y cerramos todas sus sesiones. La abres de nuevo con otra contraseña, cuando quieras.
        </Trans>
      }
      label={<Trans>No fui yo: bloquear mi cuenta</Trans>}
      act={lock}
      done={{
        title: t`Tu cuenta está bloqueada`,
        lead: (
          <Trans>Nadie puede entrar. Te enviamos un correo con el enlace para elegir otra contraseña y abrirla.</Trans>
        ),
        next: restore,
      }}
      another={restore}
    />
  );
}
