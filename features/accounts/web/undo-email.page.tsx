import { Trans, useLingui } from '@lingui/react/macro';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { leaveSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkAction } from './links/link-action.tsx';

export const head = () => ({ title: 'Deshacer el cambio de correo', secret: true });

/** `/deshacer-correo`: the address before the change takes its account back. */
export function Component() {
  const { t } = useLingui();
  const api = useApi();
  const restore = (
    <ButtonLink to={paths.restorePassword()}>
      <Trans>Elegir otra contraseña</Trans>
    </ButtonLink>
  );
  const undo = async (key: string) => {
    await api.post(accountRoutes.undoEmail, { key }, { quiet: true });
    leaveSession();
  };
  return (
    <LinkAction
      title={t`Deshaz el cambio de correo`}
      lead={<Trans>Tu cuenta vuelve al correo de antes y se cierran todas sus sesiones.</Trans>}
      label={<Trans>Deshacer el cambio</Trans>}
      act={undo}
      done={{
        title: t`Tu cuenta volvió a este correo`,
        lead: <Trans>Quien hizo el cambio conocía tu contraseña: elige otra ahora.</Trans>,
        next: restore,
      }}
      another={restore}
    />
  );
}
