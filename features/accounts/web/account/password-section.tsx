import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account } from '#features/accounts/contract/account.ts';
import { changePassword } from '#features/accounts/contract/routes.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useNewPasswordRules } from '../entry/rules.ts';
import { NewPasswordField, PasswordField } from '../passwords/password-field.tsx';
import { fieldIssues, problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import styles from './rows.module.css';
import { Section } from './section.tsx';

export function PasswordSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title={<Trans>Contraseña</Trans>}
      lead={<Trans>Al cambiarla se cierran tus demás sesiones.</Trans>}
      action={
        !open && (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            <Trans>Cambiar contraseña</Trans>
          </Button>
        )
      }
    >
      {open && <PasswordForm account={account} close={() => setOpen(false)} />}
    </Section>
  );
}

function PasswordForm({ account, close }: { account: Account; close: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const rules = useNewPasswordRules();
  const { register, handleSubmit, formState, watch, setError } = useForm({
    defaultValues: { current: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await api.call(changePassword, { body: typed, quiet: true });
      toast({ text: t`Tu contraseña cambió. Cerramos tus demás sesiones.` });
      close();
    } catch (error) {
      const refusal = problemFrom(error);
      const issue = fieldIssues(refusal).find(({ field }) => field === 'password');
      if (refusal.code === 'password_wrong') setError('current', { message: refusal.detail }, { shouldFocus: true });
      else if (issue) setError('password', { message: issue.message }, { shouldFocus: true });
      else setProblem(refusal);
    }
  });

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
      {/* Lets password managers find the account. */}
      <input type="hidden" autoComplete="username" value={account.email} readOnly />
      <PasswordField
        label={t`Contraseña actual`}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current', { required: t`Escribe tu contraseña actual.` })}
      />
      <NewPasswordField
        label={t`Contraseña nueva`}
        typed={watch('password')}
        personal={[account.name, account.email]}
        error={errors.password?.message}
        {...register('password', rules)}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting}>
          <Trans>Guardar contraseña</Trans>
        </Button>
        <Button kind="bare" onClick={close}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}
