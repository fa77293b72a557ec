import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EmailBody, EmailRequested, FinishRestoreBody } from '#features/accounts/contract/account.ts';
import { requestPasswordRestore, restorePassword } from '#features/accounts/contract/entry-routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { leaveSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CheckMail } from '../entry/check-mail.tsx';
import styles from '../entry/entry.module.css';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { useEntryWords } from '../entry/entry-words.ts';
import { FormTrouble } from '../form-trouble.tsx';
import { NewPasswordField } from '../passwords/password-field.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { useLinkKey } from './use-link-key.ts';

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
  const { email: words } = useEntryWords();
  const { form, submission, sendWith } = useContractForm<EmailBody>({
    defaultValues: { email: '' },
    schema: async () => (await import('#features/accounts/contract/account.ts')).EmailBody,
    bodyOf: ({ email }) => ({ email: email.trim() }),
    words: { email: words },
  });
  const [asked, setAsked] = useState<{ email: string; answer: EmailRequested } | null>(null);
  const send = (email: string, call: Partial<AttemptCall> = {}) =>
    api.call(requestPasswordRestore, { body: { email }, quiet: true, ...call });
  const ask = sendWith(async ({ email }, call) => setAsked({ email, answer: await send(email, call) }));

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
        <Form className={flow.stack4} {...ask}>
          <FormTrouble of={submission} />
          <Field
            label={t`Correo`}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" block disabled={submission.isBusy}>
            <Trans>Enviarme el enlace</Trans>
          </Button>
        </Form>
      )}
      <nav className={styles.more} aria-label={t`Otras opciones`}>
        <TextLink to={accountPaths.signIn()}>
          <Trans>Volver a entrar</Trans>
        </TextLink>
      </nav>
    </EntryFrame>
  );
}

function ChoosePassword({ link, askAgain }: { link: string; askAgain: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { password: words } = useEntryWords();
  const { form, submission, sendWith } = useContractForm<{ password: string }, FinishRestoreBody>({
    defaultValues: { password: '' },
    schema: async () => (await import('#features/accounts/contract/account.ts')).FinishRestoreBody,
    bodyOf: ({ password }) => ({ key: link, password }),
    words: { password: words },
  });
  const { register, formState, watch } = form;
  const { problem } = submission;
  const [done, setDone] = useState(false);
  const choose = sendWith(async (body, call) => {
    await api.call(restorePassword, { body, ...call });
    leaveSession();
    setDone(true);
  });

  if (done) {
    return (
      <EntryFrame
        title={t`Tu contraseña cambió`}
        lead={<Trans>Cerramos todas tus sesiones, en todos tus dispositivos. Entra con la nueva.</Trans>}
      >
        <Actions role="status">
          <ButtonLink to={accountPaths.signIn()}>
            <Trans>Entrar</Trans>
          </ButtonLink>
        </Actions>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={t`Elige otra contraseña`}
      lead={<Trans>Al guardarla se cierran todas tus sesiones, también las que no abriste tú.</Trans>}
    >
      <Form className={flow.stack4} {...choose}>
        {submission.failure && problem && (
          <LinkTrouble
            problem={problem}
            again={submission.retry}
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
          {...register('password')}
        />
        <Button type="submit" block disabled={submission.isBusy || problem?.status === 410}>
          <Trans>Guardar mi contraseña</Trans>
        </Button>
      </Form>
    </EntryFrame>
  );
}
