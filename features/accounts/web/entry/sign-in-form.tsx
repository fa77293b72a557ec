import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EmailRequested } from '#features/accounts/contract/account.ts';
import { requestSignInLink, signIn } from '#features/accounts/contract/entry-routes.ts';
import type { SignInBody } from '#features/accounts/contract/session.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import type { GivenSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { hasPasskeys, signInWithPasskey } from '../passkeys/passkeys.ts';
import { useSuggestedPasskeys } from '../passkeys/use-suggested-passkeys.ts';
import { PasswordField } from '../passwords/password-field.tsx';
import { CheckMail } from './check-mail.tsx';
import { CodeField } from './code-field.tsx';
import styles from './entry.module.css';
import { EntryTrouble } from './entry-trouble.tsx';
import { useEntryWords } from './entry-words.ts';

interface SignInFormProps {
  onSignedIn: (session: GivenSession) => void;
  email?: string;
}

interface Typed {
  email: string;
  password: string;
  code: string;
}

export function SignInForm({ onSignedIn, email = '' }: SignInFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const words = useEntryWords();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [asked, setAsked] = useState<EmailRequested | null>(null);
  const [keeps, setKeeps] = useState(false);
  const [canPasskey, setCanPasskey] = useState(false);
  useEffect(() => setCanPasskey(hasPasskeys()), []);

  const { form, submission, sendWith } = useContractForm<Typed, SignInBody>({
    defaultValues: { email, password: '', code: '' },
    schema: async () => (await import('#features/accounts/contract/session.ts')).SignInBody,
    bodyOf: (typed) => bodyOf(typed, step === 'code' && keeps),
    words: {
      email: words.email,
      password: { empty: t`Escribe tu contraseña.` },
      code: { empty: t`Escribe tu código.` },
    },
    fieldOfCode: { code_wrong: 'code' },
  });
  const { register, formState, getValues, setValue, setFocus, trigger } = form;
  const { errors } = formState;
  const { isBusy, problem } = submission;
  const others = useSubmit();
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);
  useEffect(() => {
    if (problem?.code === 'sign_in_failed') setFocus('password');
  }, [problem, setFocus]);
  // The browser suggests passkeys by itself, so a network failure is not shown.
  useSuggestedPasskeys(!others.isBusy && !asked && step === 'password', onSignedIn, (error) => {
    if (!(error instanceof ApiError) || error.status !== 0) void others.submit(() => Promise.reject(error));
  });

  function bodyOf({ email, password, code }: Typed, keepAccount: boolean): SignInBody {
    return { email: email.trim(), password, ...(step === 'code' && { code }), ...(keepAccount && { keepAccount }) };
  }
  async function enter(body: SignInBody, call: AttemptCall): Promise<void> {
    others.clear();
    setKeeps(body.keepAccount === true);
    try {
      onSignedIn(await api.call(signIn, { body, ...call }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== 'code_needed') throw error;
      setStep('code');
    }
  }
  const keepAccount = () => submission.submit((call) => enter(bodyOf(getValues(), true), call));

  const signInByPasskey = () => {
    submission.clear();
    return others.submit(async () => onSignedIn(await signInWithPasskey(api)));
  };

  const ask = () => api.call(requestSignInLink, { body: { email: getValues('email').trim() }, quiet: true });
  async function askForLink(): Promise<void> {
    if (!(await trigger('email', { shouldFocus: true }))) return;
    submission.clear();
    await others.submit(async () => setAsked(await ask()));
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
      <Form className={flow.stack4} {...sendWith(enter)}>
        <EntryTrouble
          of={others.failure ? others : submission}
          email={getValues('email')}
          askForLink={askForLink}
          keepAccount={keepAccount}
        />
        <Field
          label={t`Correo`}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={step === 'code'}
          error={errors.email?.message}
          {...register('email')}
        />
        {step === 'password' ? (
          <>
            <PasswordField
              label={t`Contraseña`}
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password')}
            />
            <TextLink className={styles.beside} to={accountPaths.restore()}>
              <Trans>Olvidé mi contraseña</Trans>
            </TextLink>
          </>
        ) : (
          <CodeField error={errors.code?.message} {...register('code')} />
        )}
        <Button type="submit" block disabled={isBusy}>
          {isBusy ? (
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
        <div className={flow.stack2}>
          <span className={`${textStyles.note} ${styles.or}`}>
            <Trans>o sin contraseña</Trans>
          </span>
          {canPasskey && (
            <Button kind="quiet" block disabled={others.isBusy} onClick={signInByPasskey}>
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
