import { Trans, useLingui } from '@lingui/react/macro';
import { AccountFrame } from '#features/accounts/web/public.ts';
import { StaffEmailForm } from './staff-emails/staff-email-form.tsx';

export const head = () => ({ title: 'Correos de la oficina', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Correos de la oficina`}
      lead={<Trans>Qué te escribe el sitio por trabajar en la región. Los cambios se guardan al momento.</Trans>}
    >
      {() => <StaffEmailForm />}
    </AccountFrame>
  );
}
