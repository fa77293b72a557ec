import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmAccount } from '#features/accounts/contract/entry-routes.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { enterSession, useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from '../entry/entry.module.css';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { PasswordField } from '../passwords/password-field.tsx';
import { problemFrom } from '../problem-of.ts';
import { takeReturnPath } from '../return-path.ts';
import { Incomplete } from './link-action.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { useLinkKey } from './use-link-key.ts';

/**
 * `/confirmar`: activates a new account. The browser that signed up is recognised by its cookie and needs only the link; any other browser is asked
 * for the password.
 */
export function ConfirmScreen() {
  const { t } = useLingui();
  const api = useApi();
  const key = useLinkKey();
  const { person } = useSession();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const [state, setState] = useState<'working' | 'password' | 'done' | 'refused'>('working');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [back, setBack] = useState<string | null>(null);

  async function confirm(password?: string): Promise<void> {
    if (!key) return;
    setProblem(null);
    try {
      const body = { key, ...(password !== undefined && { password }) };
      enterSession(await api.call(confirmAccount, { body, quiet: true }));
      setBack(takeReturnPath());
      setState('done');
    } catch (error) {
      const refusal = problemFrom(error);
      if (refusal.code === 'confirm_with_password') return setState('password');
      if (refusal.code === 'password_wrong') {
        return setError('password', { message: refusal.detail }, { shouldFocus: true });
      }
      setProblem(refusal);
      setState(password === undefined ? 'refused' : 'password');
    }
  }
  const begin = useEffectEvent(() => void confirm());
  useEffect(() => {
    if (key) begin();
  }, [key]);

  const firstName = person?.name.split(' ')[0] ?? '';
  const another = (
    <>
      <ButtonLink size="small" to={paths.signIn()}>
        <Trans>Entrar</Trans>
      </ButtonLink>
      <ButtonLink size="small" kind="quiet" to={paths.signUp()}>
        <Trans>Crear una cuenta</Trans>
      </ButtonLink>
    </>
  );
  if (state === 'done') {
    return (
      <EntryFrame
        title={person ? t`Listo, ${firstName}` : t`Tu cuenta está lista`}
        lead={
          <Trans>Confirmamos tu correo y ya entraste. Tus viajes de este navegador te acompañan desde ahora.</Trans>
        }
      >
        <div className={styles.buttons} role="status">
          {back ? (
            <ButtonLink to={back}>
              <Trans>Seguir donde estaba</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.trips()}>
              <Trans>Ver mis viajes</Trans>
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" to={paths.account()}>
            <Trans>Ir a mi cuenta</Trans>
          </ButtonLink>
        </div>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={t`Confirma tu correo`}
      lead={
        state === 'password' ? (
          <Trans>Abriste el enlace en otro navegador. Escribe la contraseña que elegiste y seguimos.</Trans>
        ) : undefined
      }
    >
      {key === null && <Incomplete another={another} />}
      {problem && <LinkTrouble problem={problem} again={() => void confirm()} another={another} />}
      {key !== null && state === 'working' && (
        <div className={styles.working} role="status">
          <Trans>Confirmando tu correo…</Trans>
          <Skeleton height="48px" />
        </div>
      )}
      {state === 'password' && (
        <Form className={styles.form} onSubmit={handleSubmit(({ password }) => confirm(password))} noValidate>
          <PasswordField
            label={t`Contraseña`}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { required: t`Escribe tu contraseña.` })}
          />
          <Button type="submit" block disabled={formState.isSubmitting}>
            <Trans>Confirmar y entrar</Trans>
          </Button>
        </Form>
      )}
    </EntryFrame>
  );
}
