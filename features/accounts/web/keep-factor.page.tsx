import { Trans, useLingui } from '@lingui/react/macro';
import { keepFactor } from '#features/accounts/contract/entry-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkAction } from './links/link-action.tsx';

export const head = () => ({ title: 'Conservar tu segundo paso', secret: true });

export function Component() {
  const { t } = useLingui();
  const api = useApi();
  const security = (
    <ButtonLink to={accountPaths.security()}>
      <Trans>Revisar mi seguridad</Trans>
    </ButtonLink>
  );
  return (
    <LinkAction
      title={t`¿Conservas tu segundo paso?`}
      lead={
        <Trans>
          Si no pediste retirarlo, o si ya encontraste tu aplicación, tu llave o un código, detén el retiro. No cambia
          nada más.
        </Trans>
      }
      label={<Trans>Conservar mi segundo paso</Trans>}
      act={(key) => api.call(keepFactor, { body: { key }, quiet: true })}
      done={{
        title: t`Tu segundo paso sigue en su lugar`,
        lead: (
          <Trans>
            Nadie lo retirará. Si no lo pediste tú, alguien quiso entrar en tu cuenta: cambia tu contraseña y revisa tus
            sesiones.
          </Trans>
        ),
        next: security,
      }}
      another={security}
    />
  );
}
