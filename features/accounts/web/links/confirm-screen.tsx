import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { confirmAccount } from '#features/accounts/contract/entry-routes.ts';
import type { ConfirmBody } from '#features/accounts/contract/session.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { enterSession, useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { PasswordField } from '../passwords/password-field.tsx';
import { takeReturnPath } from '../return-path.ts';
import { AnotherConfirmation } from './another-confirmation.tsx';
import { Incomplete } from './link-action.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { useLinkKey } from './use-link-key.ts';

export function ConfirmScreen() {
  const { t } = useLingui();
  const api = useApi();
  const key = useLinkKey();
  const { person } = useSession();
  const [state, setState] = useState<'working' | 'password' | 'done' | 'refused'>('working');
  const [back, setBack] = useState<string | null>(null);
  const { form, submission, sendWith } = useContractForm<{ password: string }, ConfirmBody>({
    defaultValues: { password: '' },
    schema: async () => (await import('#features/accounts/contract/session.ts')).ConfirmBody,
    bodyOf: ({ password }) => ({ key: key ?? '', password }),
    words: { password: { empty: t`Escribe tu contraseña.` } },
    fieldOfCode: { password_wrong: 'password' },
  });
  const { failure, problem, retry, isBusy, submit } = submission;

  async function confirm(body: ConfirmBody, call: AttemptCall): Promise<void> {
    enterSession(await api.call(confirmAccount, { body, ...call }));
    setBack(takeReturnPath());
    setState('done');
  }
  const begin = useEffectEvent(async (link: string) => {
    await submit(async (call) => {
      try {
        await confirm({ key: link }, call);
      } catch (error) {
        if (call.signal.aborted) throw error;
        const asksPassword = error instanceof ApiError && error.problem.code === 'confirm_with_password';
        setState(asksPassword ? 'password' : 'refused');
        if (!asksPassword) throw error;
      }
    });
  });
  useEffect(() => {
    if (key) void begin(key);
  }, [key]);

  const firstName = person?.name.split(' ')[0] ?? '';
  const another = (
    <>
      <ButtonLink size="small" to={accountPaths.signIn()}>
        <Trans>Entrar</Trans>
      </ButtonLink>
      <ButtonLink size="small" kind="quiet" to={accountPaths.signUp()}>
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
        <Actions role="status">
          {back ? (
            <ButtonLink to={back}>
              <Trans>Seguir donde estaba</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.trips()}>
              <Trans>Ver mis viajes</Trans>
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" to={accountPaths.profile()}>
            <Trans>Ir a mi cuenta</Trans>
          </ButtonLink>
        </Actions>
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
      {failure && problem && <LinkTrouble problem={problem} again={retry} another={another} />}
      {(key === null || (state === 'refused' && problem?.code === 'link_invalid')) && <AnotherConfirmation />}
      {key !== null && state === 'working' && (
        <div className={`${flow.stack3} ${textStyles.soft}`} role="status">
          <Trans>Confirmando tu correo…</Trans>
          <Skeleton height="48px" />
        </div>
      )}
      {state === 'password' && (
        <Form className={flow.stack4} {...sendWith(confirm)}>
          <PasswordField
            label={t`Contraseña`}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" block disabled={isBusy}>
            <Trans>Confirmar y entrar</Trans>
          </Button>
        </Form>
      )}
    </EntryFrame>
  );
}
