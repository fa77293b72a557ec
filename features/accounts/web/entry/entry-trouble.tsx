import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { resendConfirmation } from '#features/accounts/contract/entry-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import type { Submission } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FormTrouble } from '../form-trouble.tsx';
import { Trouble } from '../trouble.tsx';

interface EntryTroubleProps {
  of: Pick<Submission, 'failure' | 'problem' | 'retry'>;
  email: string;
  askForLink: () => void;
  keepAccount: () => void;
}

export function EntryTrouble({ of, email, askForLink, keepAccount }: EntryTroubleProps) {
  const { t } = useLingui();
  const api = useApi();
  const resend = async () => {
    const { sent } = await api.call(resendConfirmation, { body: { email } });
    toast({
      text: sent
        ? t`Te enviamos otra vez el correo para confirmar.`
        : t`Te lo enviamos hace un momento: búscalo en tu buzón.`,
    });
  };
  const ways: Record<string, { calm?: true; action: ReactNode }> = {
    link_needed: {
      calm: true,
      action: (
        <Button size="small" onClick={askForLink}>
          <Trans>Enviarme el enlace</Trans>
        </Button>
      ),
    },
    email_pending: {
      calm: true,
      action: (
        <Button size="small" onClick={resend}>
          <Trans>Enviar el correo otra vez</Trans>
        </Button>
      ),
    },
    account_leaving: {
      calm: true,
      action: (
        <Button size="small" onClick={keepAccount}>
          <Trans>Conservar mi cuenta y entrar</Trans>
        </Button>
      ),
    },
    account_locked: {
      action: (
        <ButtonLink kind="quiet" size="small" to={accountPaths.restore()}>
          <Trans>Elegir otra contraseña</Trans>
        </ButtonLink>
      ),
    },
  };
  const way = of.problem && ways[of.problem.code];
  if (!of.failure || !way) return <FormTrouble of={of} />;
  return (
    <Trouble title={of.problem?.title} kind={way.calm ? 'calm' : 'stop'} action={way.action}>
      {of.failure}
    </Trouble>
  );
}
