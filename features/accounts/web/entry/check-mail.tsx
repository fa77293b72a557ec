import { Plural, Trans } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Problem } from '#web/http/problem.ts';
import { paths } from '#web/paths.ts';
import { useSettings } from '#web/settings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import styles from './entry.module.css';

const COOLDOWN_SECONDS = 60;

interface CheckMailProps {
  email: string;
  /** Sends it once more. */
  again: () => Promise<unknown>;
  /** To correct the address. */
  back: () => void;
  /** What arrives, and what for. The same whether or not anybody has that address. */
  children: ReactNode;
}

/** A letter is on its way: where to look, and how to have it sent again. In a demo, the way to its mailbox. */
export function CheckMail({ email, again, back, children }: CheckMailProps) {
  const { mailbox } = useSettings();
  const [seconds, setSeconds] = useState(COOLDOWN_SECONDS);
  const [problem, setProblem] = useState<Problem | null>(null);
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

  async function resend(): Promise<void> {
    setProblem(null);
    try {
      await again();
      setSeconds(COOLDOWN_SECONDS);
    } catch (error) {
      setProblem(problemFrom(error));
    }
  }

  return (
    <section className={styles.mail}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Revisa tu correo</Trans>
      </h2>
      <p>
        <b>{email}</b>
      </p>
      <p>{children}</p>
      <ol>
        <li>
          <Trans>Búscalo en la bandeja de entrada; si no está, en correo no deseado.</Trans>
        </li>
        <li>
          <Trans>Comprueba que la dirección esté bien escrita.</Trans>
        </li>
      </ol>
      {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
      <div className={styles.buttons}>
        {mailbox && (
          <ButtonLink to={`${paths.mailbox()}?para=${encodeURIComponent(email)}`}>
            <Inbox size={18} aria-hidden />
            <Trans>Abrir el buzón de la demostración</Trans>
          </ButtonLink>
        )}
        <Button kind="quiet" disabled={seconds > 0} onClick={resend}>
          {seconds > 0 ? (
            <Plural value={seconds} one="Enviar otra vez en # segundo" other="Enviar otra vez en # segundos" />
          ) : (
            <Trans>Enviar otra vez</Trans>
          )}
        </Button>
        <Button kind="bare" onClick={back}>
          <Trans>Corregir la dirección</Trans>
        </Button>
      </div>
    </section>
  );
}
