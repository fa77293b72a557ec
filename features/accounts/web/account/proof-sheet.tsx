import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { proveIdentity } from '#features/accounts/contract/proof-routes.ts';
import { gaveUp } from '#web/http/gave-up.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { answerProof, hostProof, useProofQuestion } from '#web/session/proof-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { CodeField } from '../entry/code-field.tsx';
import { hasPasskeys, proveWithPasskey } from '../passkeys/passkeys.ts';
import { PasswordField } from '../passwords/password-field.tsx';
import { problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import styles from './rows.module.css';

/**
 * The sheet «Demuestra que eres tú», which asks for a proof of identity before actions that are hard to undo. It opens when an API call of this
 * screen requires a fresh proof (`web/http/api.ts`).
 */
export function ProofSheet() {
  const { t } = useLingui();
  const methods = useProofQuestion((question) => question.methods);
  useEffect(hostProof, []);
  const api = useApi();
  const { register, handleSubmit, formState, setError, reset } = useForm({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<Problem | null>(null);
  const asked = methods !== null;
  useEffect(() => {
    // The fields are emptied when the sheet closes.
    if (!asked) reset();
    setProblem(null);
  }, [reset, asked]);
  const asksPassword = methods?.includes('password') ?? false;
  const asksCode = methods?.includes('code') ?? false;
  const takesPasskey = (methods?.includes('passkey') ?? false) && hasPasskeys();

  function refuse(error: unknown): void {
    const refusal = problemFrom(error);
    if (refusal.code === 'password_wrong') setError('password', { message: refusal.detail }, { shouldFocus: true });
    else if (refusal.code === 'code_wrong') setError('code', { message: refusal.detail }, { shouldFocus: true });
    else setProblem(refusal);
  }
  const prove = handleSubmit(async ({ password, code }) => {
    setProblem(null);
    try {
      await api.call(proveIdentity, { body: { password, ...(asksCode && { code }) }, quiet: true });
      answerProof(true);
    } catch (error) {
      refuse(error);
    }
  });
  async function provePasskey(): Promise<void> {
    setProblem(null);
    try {
      await proveWithPasskey(api);
      answerProof(true);
    } catch (error) {
      if (!gaveUp(error)) refuse(error);
    }
  }

  return (
    <Sheet open={methods !== null} side="centre" label={t`Demuestra que eres tú`} onClose={() => answerProof(false)}>
      {methods && (
        <form className={styles.inside} onSubmit={prove} noValidate>
          <p>
            {asksPassword ? (
              <Trans>
                Es un cambio delicado: escribe tu contraseña. No te la pediremos otra vez por unos minutos. Lo que
                escribiste sigue aquí.
              </Trans>
            ) : (
              <Trans>
                Es un cambio delicado. No te lo pediremos otra vez por unos minutos, y lo que escribiste sigue aquí.
              </Trans>
            )}
          </p>
          {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
          {takesPasskey && (
            <Button kind={asksPassword ? 'quiet' : 'accent'} block onClick={provePasskey}>
              <KeyRound size={18} aria-hidden />
              <Trans>Usar mi llave de acceso</Trans>
            </Button>
          )}
          {asksPassword ? (
            <>
              <PasswordField
                label={t`Contraseña`}
                autoComplete="current-password"
                error={errors.password?.message}
                {...register('password', { required: t`Escribe tu contraseña.` })}
              />
              {asksCode && (
                <CodeField
                  autoFocus={false}
                  error={errors.code?.message}
                  {...register('code', { required: t`Escribe tu código.` })}
                />
              )}
              <Button type="submit" block disabled={isSubmitting}>
                <Trans>Continuar</Trans>
              </Button>
            </>
          ) : (
            !takesPasskey && (
              <Trouble title={<Trans>Este navegador no usa llaves de acceso</Trans>}>
                <Trans>Tu cuenta se protege con una. Entra desde un navegador o un teléfono que la tenga.</Trans>
              </Trouble>
            )
          )}
        </form>
      )}
    </Sheet>
  );
}
