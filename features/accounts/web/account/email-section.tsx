import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account } from '#features/accounts/contract/account.ts';
import { requestEmailChange } from '#features/accounts/contract/routes.ts';
import { gaveUp } from '#web/http/gave-up.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useEmailRules } from '../entry/rules.ts';
import { problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import { accountQuery } from './account.queries.ts';
import styles from './rows.module.css';
import { Section } from './section.tsx';

/** Changes the email address. The present address stays until the new one is confirmed by its link. */
export function EmailSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const emailRules = useEmailRules();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { email: '' } });
  const waiting = sentTo ?? account.newEmail;

  const save = handleSubmit(async ({ email }) => {
    setProblem(null);
    try {
      await api.call(requestEmailChange, { body: { email }, quiet: true });
      setSentTo(email);
      setOpen(false);
      reset();
      await client.invalidateQueries({ queryKey: accountQuery(api).queryKey, exact: true });
    } catch (error) {
      if (!gaveUp(error)) setProblem(problemFrom(error));
    }
  });

  return (
    <Section
      title={<Trans>Correo</Trans>}
      lead={account.email}
      action={
        !open && (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            <Trans>Cambiar correo</Trans>
          </Button>
        )
      }
    >
      {waiting && !open && (
        <Trouble kind="calm" title={<Trans>Falta confirmar {waiting}</Trans>}>
          <Trans>
            Te enviamos ahí un enlace que sirve durante 24 horas. Hasta entonces sigue valiendo el anterior.
          </Trans>
        </Trouble>
      )}
      {open && (
        <form className={styles.form} onSubmit={save} noValidate>
          {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
          <Field
            label={t`Correo nuevo`}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={t`Le enviamos un enlace para comprobar que es tuyo, y un aviso al anterior.`}
            error={formState.errors.email?.message}
            {...register('email', emailRules)}
          />
          <div className={styles.buttons}>
            <Button type="submit" disabled={formState.isSubmitting}>
              <Trans>Enviar el enlace</Trans>
            </Button>
            <Button kind="bare" onClick={() => setOpen(false)}>
              <Trans>Cancelar</Trans>
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
