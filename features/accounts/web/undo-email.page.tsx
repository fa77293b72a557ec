import { Trans, useLingui } from '@lingui/react/macro';
import { undoEmailChange } from '#features/accounts/contract/entry-routes.ts';
import { TakeBack } from './links/take-back.tsx';

export const head = () => ({ title: 'Deshacer el cambio de correo', secret: true });

export function Component() {
  const { t } = useLingui();
  return (
    <TakeBack
      route={undoEmailChange}
      title={t`Deshaz el cambio de correo`}
      lead={<Trans>Tu cuenta vuelve al correo de antes y se cierran todas sus sesiones.</Trans>}
      label={<Trans>Deshacer el cambio</Trans>}
      done={{
        title: t`Tu cuenta volvió a este correo`,
        lead: <Trans>Quien hizo el cambio conocía tu contraseña: elige otra ahora.</Trans>,
      }}
    />
  );
}
