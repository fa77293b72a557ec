import { Trans, useLingui } from '@lingui/react/macro';
import { lockOwnAccount } from '#features/accounts/contract/entry-routes.ts';
import { TakeBack } from './links/take-back.tsx';

export const head = () => ({ title: 'No fui yo', secret: true });

export function Component() {
  const { t } = useLingui();
  return (
    <TakeBack
      route={lockOwnAccount}
      title={t`¿No fuiste tú?`}
      lead={
        <Trans>
          Bloqueamos tu cuenta y cerramos todas sus sesiones. La abres de nuevo con otra contraseña, cuando quieras.
        </Trans>
      }
      label={<Trans>No fui yo: bloquear mi cuenta</Trans>}
      done={{
        title: t`Tu cuenta está bloqueada`,
        lead: (
          <Trans>Nadie puede entrar. Te enviamos un correo con el enlace para elegir otra contraseña y abrirla.</Trans>
        ),
      }}
    />
  );
}
