import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { EmailRequested } from '#features/accounts/contract/account.ts';
import { requestSignInLink, signIn } from '#features/accounts/contract/entry-routes.ts';
import { gaveUp } from '#web/http/gave-up.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import type { GivenSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { hasPasskeys, signInWithPasskey } from '../passkeys/passkeys.ts';
import { useSuggestedPasskeys } from '../passkeys/use-suggested-passkeys.ts';
import { PasswordField } from '../passwords/password-field.tsx';
import { problemFrom } from '../problem-of.ts';
import { CheckMail } from './check-mail.tsx';
import { CodeField } from './code-field.tsx';
import styles from './entry.module.css';
import { EntryTrouble } from './entry-trouble.tsx';
import { useEmailRules } from './rules.ts';

interface SignInFormProps {
  onSignedIn: (session: GivenSession) => void;
  /** Email address to fill in. */
  email?: string;
}

interface Typed {
  email: string;
  password: string;
  code: string;
}

/** Sign-in by password (and code), by passkey, or by a mailed link. Typed values stay during all steps. */
export function SignInForm({ onSignedIn, email = '' }: SignInFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const emailRules = useEmailRules();
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, trigger } = useForm<Typed>({
    defaultValues: { email, password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [asked, setAsked] = useState<EmailRequested | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asking, setAsking] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [canPasskey, setCanPasskey] = useState(false);
  useEffect(() => setCanPasskey(hasPasskeys()), []);
  // The email address may arrive later, when the browser's storage was read.
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);

  function refuse(error: unknown): void {
    const refusal = problemFrom(error);
    if (refusal.code === 'code_needed') setStep('code');
    else if (refusal.code === 'code_wrong') setError('code', { message: refusal.detail }, { shouldFocus: true });
    else setProblem(refusal);
    if (refusal.code === 'sign_in_failed') setFocus('password');
  }
  // For a suggested passkey, the form shows refusals by the server but no network failures.
  useSuggestedPasskeys(!asking && !asked && step === 'password', onSignedIn, (error) => {
    if (problemFrom(error).status !== 0) refuse(error);
  });

  async function enter({ email, password, code }: Typed, keepAccount = step === 'code' && keeps): Promise<void> {
    setProblem(null);
    setKeeps(keepAccount);
    const body = { email, password, ...(step === 'code' && { code }), ...(keepAccount && { keepAccount }) };
    try {
      onSignedIn(await api.call(signIn, { body, quiet: true }));
    } catch (error) {
      refuse(error);
    }
  }

  async function signInByPasskey(): Promise<void> {
    setProblem(null);
    setAsking(true);
    try {
      onSignedIn(await signInWithPasskey(api));
    } catch (error) {
      if (!gaveUp(error)) refuse(error);
    } finally {
      setAsking(false);
    }
  }

  const ask = () => api.call(requestSignInLink, { body: { email: getValues('email') }, quiet: true });
  async function askForLink(): Promise<void> {
    if (!(await trigger('email', { shouldFocus: true }))) return;
    setProblem(null);
    try {
      setAsked(await ask());
    } catch (error) {
      refuse(error);
    }
  }

  if (asked) {
    return (
      <CheckMail email={getValues('email')} asked={asked} again={ask} back={() => setAsked(null)}>
        <Trans>
          Si ese correo tiene una cuenta, en un minuto llega un enlace. Ábrelo en este mismo dispositivo: sirve durante
          10 minutos y una sola vez.
        </Trans>
      </CheckMail>
    );
  }

  return (
    <>
      <Form className={styles.form} onSubmit={handleSubmit((typed) => enter(typed))} noValidate>
        {problem && (
          <EntryTrouble
            problem={problem}
            email={getValues('email')}
            askForLink={askForLink}
            keepAccount={() => enter(getValues(), true)}
          />
        )}
        <Field
          label={t`Correo`}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={step === 'code'}
          error={errors.email?.message}
          {...register('email', emailRules)}
        />
        {step === 'password' ? (
          <>
            <PasswordField
              label={t`Contraseña`}
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password', { required: t`Escribe tu contraseña.` })}
            />
            <Link className={`${styles.link} ${styles.beside}`} to={paths.restorePassword()}>
              <Trans>Olvidé mi contraseña</Trans>
            </Link>
          </>
        ) : (
          <CodeField error={errors.code?.message} {...register('code', { required: t`Escribe tu código.` })} />
        )}
        <Button type="submit" block disabled={isSubmitting}>
          {isSubmitting ? (
            <Trans>Entrando…</Trans>
          ) : step === 'code' && keeps ? (
            <Trans>Conservar mi cuenta y entrar</Trans>
          ) : (
            <Trans>Entrar</Trans>
          )}
        </Button>
        {step === 'code' && (
          <Button kind="bare" onClick={() => setStep('password')}>
            <Trans>Usar otra cuenta</Trans>
          </Button>
        )}
      </Form>
      {step === 'password' && (
        <div className={styles.others}>
          <span className={styles.or}>
            <Trans>o sin contraseña</Trans>
          </span>
          {canPasskey && (
            <Button kind="quiet" block disabled={asking} onClick={signInByPasskey}>
              <KeyRound size={18} aria-hidden />
              <Trans>Entrar con una llave de acceso</Trans>
            </Button>
          )}
          <Button kind="quiet" block onClick={askForLink}>
            <Mail size={18} aria-hidden />
            <Trans>Recibir un enlace por correo</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
