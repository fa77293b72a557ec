import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { EmailRequested } from '#features/accounts/contract/account.ts';
import { requestPasswordRestore, restorePassword } from '#features/accounts/contract/entry-routes.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { leaveSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckMail } from '../entry/check-mail.tsx';
import styles from '../entry/entry.module.css';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { useEmailRules, useNewPasswordRules } from '../entry/rules.ts';
import { NewPasswordField } from '../passwords/password-field.tsx';
import { fieldIssues, problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { useLinkKey } from './use-link-key.ts';

/** `/restaurar`: asks for the email address or, after opening the mailed link, for the new password. */
export function RestoreScreen() {
  const { t } = useLingui();
  const key = useLinkKey();
  const [another, setAnother] = useState(false);
  if (key === undefined) {
    return (
      <EntryFrame title={t`Elige otra contraseña`}>
        <Skeleton height="48px" />
        <Skeleton height="48px" />
      </EntryFrame>
    );
  }
  return key && !another ? <ChoosePassword link={key} askAgain={() => setAnother(true)} /> : <AskForLink />;
}

function AskForLink() {
  const { t } = useLingui();
  const api = useApi();
  const emailRules = useEmailRules();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<{ email: string; answer: EmailRequested } | null>(null);
  const send = (email: string) => api.call(requestPasswordRestore, { body: { email }, quiet: true });

  const ask = handleSubmit(async ({ email }) => {
    setProblem(null);
    try {
      setAsked({ email, answer: await send(email) });
    } catch (error) {
      setProblem(problemFrom(error));
    }
  });

  return (
    <EntryFrame
      title={t`Elige otra contraseña`}
      lead={
        asked ? undefined : <Trans>Escribe el correo de tu cuenta y te enviamos un enlace para elegir una nueva.</Trans>
      }
    >
      {asked ? (
        <CheckMail email={asked.email} asked={asked.answer} again={() => send(asked.email)} back={() => setAsked(null)}>
          <Trans>
            Si ese correo tiene una cuenta, en un minuto llega un enlace. Sirve durante 60 minutos y una sola vez; si
            pides varios, vale el último.
          </Trans>
        </CheckMail>
      ) : (
        <Form className={styles.form} onSubmit={ask} noValidate>
          {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
          <Field
            label={t`Correo`}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.email?.message}
            {...register('email', emailRules)}
          />
          <Button type="submit" block disabled={formState.isSubmitting}>
            <Trans>Enviarme el enlace</Trans>
          </Button>
        </Form>
      )}
      <nav className={styles.more} aria-label={t`Otras opciones`}>
        <Link to={paths.signIn()}>
          <Trans>Volver a entrar</Trans>
        </Link>
      </nav>
    </EntryFrame>
  );
}

function ChoosePassword({ link, askAgain }: { link: string; askAgain: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const rules = useNewPasswordRules();
  const { register, handleSubmit, formState, watch, setError } = useForm({ defaultValues: { password: '' } });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState(false);

  const choose = handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await api.call(restorePassword, { body: { key: link, password }, quiet: true });
      // The server ended every session, including the one of this browser.
      leaveSession();
      setDone(true);
    } catch (error) {
      const refusal = problemFrom(error);
      const issue = fieldIssues(refusal).find(({ field }) => field === 'password');
      if (issue) setError('password', { message: issue.message }, { shouldFocus: true });
      else setProblem(refusal);
    }
  });

  if (done) {
    return (
      <EntryFrame
        title={t`Tu contraseña cambió`}
        lead={<Trans>Cerramos todas tus sesiones, en todos tus dispositivos. Entra con la nueva.</Trans>}
      >
        <div className={styles.buttons} role="status">
          <ButtonLink to={paths.signIn()}>
            <Trans>Entrar</Trans>
          </ButtonLink>
        </div>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={t`Elige otra contraseña`}
      lead={<Trans>Al guardarla se cierran todas tus sesiones, también las que no abriste tú.</Trans>}
    >
      <Form className={styles.form} onSubmit={choose} noValidate>
        {problem && (
          <LinkTrouble
            problem={problem}
            again={choose}
            another={
              <Button size="small" onClick={askAgain}>
                <Trans>Pedir otro enlace</Trans>
              </Button>
            }
          />
        )}
        <NewPasswordField
          label={t`Contraseña nueva`}
          typed={watch('password')}
          error={formState.errors.password?.message}
          {...register('password', rules)}
        />
        <Button type="submit" block disabled={formState.isSubmitting || problem?.status === 410}>
          <Trans>Guardar mi contraseña</Trans>
        </Button>
      </Form>
    </EntryFrame>
  );
}
