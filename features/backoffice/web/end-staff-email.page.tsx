import { Trans, useLingui } from '@lingui/react/macro';
import { LinkAction } from '#features/accounts/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { endStaffEmail } from '../contract/routes.ts';

export const head = () => ({ title: 'Dejar de recibir un correo', secret: true });

export function Component() {
  const { t } = useLingui();
  const api = useApi();
  const choose = (
    <ButtonLink to={regionPaths.emails()}>
      <Trans>Elegir mis correos</Trans>
    </ButtonLink>
  );
  return (
    <LinkAction
      title={t`¿Dejas de recibir este correo?`}
      lead={<Trans>Lo demás de la oficina sigue como está. Puedes volver a recibirlo desde tu cuenta.</Trans>}
      label={<Trans>Dejar de recibirlo</Trans>}
      act={(key) => api.call(endStaffEmail, { params: { key }, quiet: true })}
      done={{
        title: t`Listo: ya no te llegará`,
        lead: <Trans>Si cambias de idea, enciéndelo otra vez en tu cuenta.</Trans>,
        next: choose,
      }}
      another={choose}
    />
  );
}
