import { Trans } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EmailRequested } from '#features/accounts/contract/account.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSettings } from '#web/settings.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { FormTrouble } from '../form-trouble.tsx';

const AFTER_SIGN_UP_SECONDS = 60;

interface CheckMailProps {
  email: string;
  /** Null after a sign-up, which has already sent the email. */
  asked: EmailRequested | null;
  again: () => Promise<EmailRequested>;
  back: () => void;
  /** The text must not reveal whether the email address has an account. */
  children: ReactNode;
}

export function CheckMail({ email, asked, again, back, children }: CheckMailProps) {
  const { mailbox } = useSettings();
  const [last, setLast] = useState(asked);
  const [seconds, setSeconds] = useState(asked?.againIn ?? AFTER_SIGN_UP_SECONDS);
  const submission = useSubmit();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const resend = () =>
    submission.submit(async () => {
      const answer = await again();
      setLast(answer);
      setSeconds(answer.againIn);
    });

  const wait = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <section className={flow.stack4}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Revisa tu correo</Trans>
      </h2>
      <p>
        <b>{email}</b>
      </p>
      {last?.sent === false ? (
        <p role="status">
          <Trans>
            Hace un momento ya se pidió un mensaje para este correo, así que no enviamos otro. Si la dirección tiene una
            cuenta, aquel está en su buzón.
          </Trans>
        </p>
      ) : (
        <p>{children}</p>
      )}
      <ol className={`${flow.stack2} ${textStyles.disc}`}>
        <li>
          <Trans>Búscalo en la bandeja de entrada; si no está, en correo no deseado.</Trans>
        </li>
        <li>
          <Trans>Comprueba que la dirección esté bien escrita.</Trans>
        </li>
      </ol>
      <FormTrouble of={submission} />
      <Actions>
        {mailbox && (
          <ButtonLink to={`${travellerPaths.mailbox()}?para=${encodeURIComponent(email)}`}>
            <Inbox size={18} aria-hidden />
            <Trans>Abrir el buzón de la demostración</Trans>
          </ButtonLink>
        )}
        <Button kind="quiet" disabled={seconds > 0 || submission.isBusy} onClick={resend}>
          {seconds > 0 ? <Trans>Enviar otra vez en {wait}</Trans> : <Trans>Enviar otra vez</Trans>}
        </Button>
        <Button kind="bare" onClick={back}>
          <Trans>Corregir la dirección</Trans>
        </Button>
      </Actions>
    </section>
  );
}
