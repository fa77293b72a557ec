import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import type { StepUpBody } from '#features/accounts/contract/passkey.ts';
import { proveIdentity } from '#features/accounts/contract/proof-routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { answerProof, hostProof, useProofQuestion } from '#web/session/proof-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { CodeField } from '../entry/code-field.tsx';
import { FormTrouble } from '../form-trouble.tsx';
import { hasPasskeys, proveWithPasskey } from '../passkeys/passkeys.ts';
import { PasswordField } from '../passwords/password-field.tsx';
import { Trouble } from '../trouble.tsx';

interface Typed {
  password: string;
  code: string;
}

/** Opens when an API call requires a proof of identity (web/http/api.ts). */
export function ProofSheet() {
  const { t } = useLingui();
  const methods = useProofQuestion((question) => question.methods);
  useEffect(hostProof, []);
  const api = useApi();
  const asked = methods !== null;
  const asksPassword = methods?.includes('password') ?? false;
  const asksCode = methods?.includes('code') ?? false;
  const takesPasskey = (methods?.includes('passkey') ?? false) && hasPasskeys();

  const { form, submission, sendWith } = useContractForm<Typed, StepUpBody>({
    defaultValues: { password: '', code: '' },
    schema: async () => (await import('#features/accounts/contract/passkey.ts')).StepUpBody,
    bodyOf: ({ password, code }) => ({ password, ...(asksCode && { code }) }),
    words: { password: { empty: t`Escribe tu contraseña.` }, code: { empty: t`Escribe tu código.` } },
    fieldOfCode: { password_wrong: 'password', code_wrong: 'code' },
  });
  const { register, formState, reset } = form;
  const { errors } = formState;
  const { clear, submit } = submission;
  useEffect(() => {
    if (!asked) reset();
    clear();
  }, [reset, clear, asked]);
  const prove = sendWith(async (body, call) => {
    await api.call(proveIdentity, { body, ...call });
    answerProof(true);
  });
  const provePasskey = () =>
    submit(async () => {
      await proveWithPasskey(api);
      answerProof(true);
    });

  return (
    <Sheet open={methods !== null} side="centre" label={t`Demuestra que eres tú`} onClose={() => answerProof(false)}>
      {methods && (
        <Form className={sheet.body} {...prove}>
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
          <FormTrouble of={submission} />
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
                {...register('password')}
              />
              {asksCode && <CodeField autoFocus={false} error={errors.code?.message} {...register('code')} />}
              <Button type="submit" block disabled={submission.isBusy}>
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
        </Form>
      )}
    </Sheet>
  );
}
