import { Trans, useLingui } from '@lingui/react/macro';
import { initialsOf } from '#web/session/initials.ts';
import { AccountFrame } from './account/account-frame.tsx';
import { AvatarSection } from './account/avatar/avatar-section.tsx';
import { ProfileForm } from './account/profile-form.tsx';

export const head = () => ({ title: 'Tu cuenta', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Perfil`} lead={<Trans>Lo que dices de ti. Solo el nombre es necesario.</Trans>}>
      {(account) => (
        <>
          <AvatarSection initials={initialsOf(account.name)} />
          <ProfileForm account={account} />
        </>
      )}
    </AccountFrame>
  );
}
