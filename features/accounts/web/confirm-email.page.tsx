import { Trans, useLingui } from '@lingui/react/macro';
import { confirmNewEmail } from '#features/accounts/contract/entry-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkAction } from './links/link-action.tsx';

export const head = () => ({ title: 'Usar este correo', secret: true });

export function Component() {
  const { t } = useLingui();
  const api = useApi();
  const toAccount = (
    <ButtonLink to={accountPaths.security()}>
      <Trans>Ir a mi cuenta</Trans>
    </ButtonLink>
  );
  return (
    <LinkAction
      title={t`Usa este correo`}
      lead={<Trans>Desde que lo confirmes, entras con este correo y aquí te escribimos.</Trans>}
      label={<Trans>Usar este correo en mi cuenta</Trans>}
      act={(key) => api.call(confirmNewEmail, { body: { key }, quiet: true })}
      done={{
        title: t`Tu correo cambió`,
        lead: <Trans>Avisamos también al anterior, por si no fuiste tú. Desde ahora entras con el nuevo.</Trans>,
        next: toAccount,
      }}
      another={toAccount}
    />
  );
}
