import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { browserNumber } from '#web/guest/browser-number.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSettings } from '#web/settings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { type AskEmailCode, CODE_DIGITS } from '../../contract/email-code.ts';
import { confirmBuyerEmail, requestEmailCode } from '../../contract/routes.ts';
import { useNow } from '../use-now.ts';
import styles from './confirm-email.module.css';
import { keepConfirming, useConfirmedEmail } from './confirmed-email.ts';

interface ConfirmEmailProps {
  title: string;
  detail: string;
  onConfirmed: () => void;
  busy: boolean;
}

export function ConfirmEmail({ title, detail, onConfirmed, busy }: ConfirmEmailProps) {
  const asked = useConfirmedEmail(({ againAt }) => againAt !== null);
  const [editing, setEditing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // `Arrival` in `web/layout/app-layout.tsx` moves the focus one frame after a navigation, so this effect waits two
  // frames.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const [heading, code] = ['h2', 'input[name=code]'].map((at) => panel.current?.querySelector<HTMLElement>(at));
        const first = code ?? heading;
        first?.focus({ preventScroll: true });
        first?.scrollIntoView({ block: 'center' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const isTyping = asked && !editing;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="confirm-email">
      <h2 id="confirm-email" tabIndex={-1}>
        <MailCheck size={22} aria-hidden />
        {title}
      </h2>
      {!isTyping && <p>{detail}</p>}
      {isTyping ? (
        <TypeCode onConfirmed={onConfirmed} busy={busy} onOther={() => setEditing(true)} />
      ) : (
        <AskCode onSent={() => setEditing(false)} />
      )}
    </section>
  );
}

function AskCode({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const sendCode = useSendCode();
  const known = useConfirmedEmail(({ email }) => email);
  const { form, submission, sendWith } = useContractForm<{ email: string }, AskEmailCode>({
    defaultValues: { email: known },
    schema: async () => (await import('../../contract/email-code.ts')).AskEmailCode,
    bodyOf: ({ email }) => ({ email: email.trim(), browser: browserNumber() }),
    words: { email: t`Escribe tu correo, como ana@ejemplo.pe.` },
    fieldOfCode: { too_many_tries: 'email' },
  });
  const send = sendWith(async (body, call) => {
    await sendCode(body, call);
    onSent();
  });
  return (
    <Form className={styles.form} {...send}>
      <Field
        label={t`Tu correo`}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        hint={t`Te enviamos un código de seis dígitos. Ahí llegará también tu reserva.`}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        {submission.isBusy ? <Trans>Enviando…</Trans> : <Trans>Enviarme el código</Trans>}
      </Button>
      <ButtonLink kind="bare" block to={accountPaths.signIn(travellerPaths.basket())}>
        <Trans>Entrar con mi cuenta</Trans>
      </ButtonLink>
    </Form>
  );
}

function TypeCode({ onConfirmed, busy, onOther }: { onConfirmed: () => void; busy: boolean; onOther: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const sendCode = useSendCode();
  const { mailbox } = useSettings();
  const { email, againAt } = useConfirmedEmail();
  const [code, setCode] = useState('');
  const proof = useSubmit();
  const another = useSubmit();
  const checking = proof.isBusy;
  const trouble = proof.problem ?? another.problem;
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const now = useNow(true);
  const seconds = Math.max(0, Math.ceil(((againAt ?? 0) - now) / 1000));
  const isOver = trouble?.code === 'email_code_over';
  useEffect(() => field.current?.focus(), []);

  async function check(typed: string) {
    if (checking || busy || typed.length === 0) return;
    another.clear();
    await proof.submit(
      async (call) => {
        const body = { email, browser: browserNumber(), code: typed };
        const { pass, until } = await api.call(confirmBuyerEmail, { body, ...call });
        keepConfirming({ pass: { value: pass, until } });
        onConfirmed();
      },
      (error) => {
        field.current?.focus();
        if (error instanceof ApiError && error.status !== 0) field.current?.select();
        return null;
      },
    );
  }

  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);
    setCode(digits);
    if (digits.length === CODE_DIGITS && digits !== code) void check(digits);
  }

  async function again() {
    proof.clear();
    setCode('');
    await another.submit(async (call) => {
      await sendCode({ email, browser: browserNumber() }, call);
      setSaid(t`Enviado. Revisa también el correo no deseado.`);
    });
    field.current?.focus();
  }

  const wait = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void check(code);
      }}
    >
      <p role="status">
        {said || (
          <Trans>
            Enviamos un código a <b>{email}</b>. Sirve 10 minutos.
          </Trans>
        )}
      </p>
      <Field
        ref={field}
        className={styles.code}
        label={t`Código de seis dígitos`}
        name="code"
        value={code}
        onChange={({ target }) => type(target.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        error={
          trouble && (trouble.status === 0 ? <Trans>Sin conexión. Tu código sigue sirviendo.</Trans> : trouble.detail)
        }
      />
      <Button type="submit" block disabled={checking || busy || code.length < CODE_DIGITS || isOver}>
        {busy ? (
          <Trans>Guardando tus lugares…</Trans>
        ) : checking ? (
          <Trans>Comprobando…</Trans>
        ) : (
          <Trans>Confirmar y guardar mis lugares</Trans>
        )}
      </Button>
      <div className={styles.others}>
        <Button kind={isOver ? 'quiet' : 'bare'} size="small" disabled={seconds > 0} onClick={() => void again()}>
          {seconds > 0 ? <Trans>Pedir otro en {wait}</Trans> : <Trans>Pedir otro código</Trans>}
        </Button>
        <Button kind="bare" size="small" onClick={onOther}>
          <Trans>Otro correo</Trans>
        </Button>
        {mailbox && (
          <ButtonLink
            kind="bare"
            size="small"
            to={`${travellerPaths.mailbox()}?para=${encodeURIComponent(email)}`}
            target="_blank"
          >
            <Inbox size={18} aria-hidden />
            <Trans>Buzón de la demostración</Trans>
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

function useSendCode() {
  const api = useApi();
  return async (body: AskEmailCode, call: AttemptCall): Promise<void> => {
    const { againIn } = await api.call(requestEmailCode, { body, ...call });
    keepConfirming({ email: body.email, againAt: Date.now() + againIn * 1000 });
  };
}
