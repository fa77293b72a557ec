import { Trans, useLingui } from '@lingui/react/macro';
import { enterSession, leaveSession, useSession } from '#web/session/session.ts';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SignInForm } from './entry/sign-in-form.tsx';

export function Reentry() {
  const { t } = useLingui();
  const { email } = useSession();
  return (
    <Sheet open side="centre" label={t`Tu sesión terminó`} onClose={() => leaveSession()}>
      <div className={sheet.body}>
        <p>
          <Trans>Entra otra vez y sigues donde estabas: lo que escribiste no se perdió.</Trans>
        </p>
        <SignInForm email={email ?? ''} onSignedIn={enterSession} />
      </div>
    </Sheet>
  );
}
