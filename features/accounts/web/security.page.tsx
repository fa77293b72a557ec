import { Trans, useLingui } from '@lingui/react/macro';
import { AccountFrame } from './account/account-frame.tsx';
import { EmailSection } from './account/email-section.tsx';
import { PasswordSection } from './account/password-section.tsx';
import { PasskeySection } from './account/second-factor/passkey-section.tsx';
import { SecondFactorSection } from './account/second-factor/second-factor-section.tsx';

export const head = () => ({ title: 'Seguridad de tu cuenta', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Seguridad`} lead={<Trans>Con qué entras a tu cuenta, y qué la protege.</Trans>}>
      {(account) => (
        <>
          <PasskeySection />
          <SecondFactorSection account={account} />
          <PasswordSection account={account} />
          <EmailSection account={account} />
        </>
      )}
    </AccountFrame>
  );
}
