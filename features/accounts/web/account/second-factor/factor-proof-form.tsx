import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PasswordAndCodeBody } from '#features/accounts/contract/second-factor.ts';
import type { Problem } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '../../entry/code-field.tsx';
import { PasswordField } from '../../passwords/password-field.tsx';
import { problemFrom } from '../../problem-of.ts';
import { Trouble } from '../../trouble.tsx';
import styles from '../rows.module.css';

interface FactorProofFormProps {
  /** Label of the button. */
  label: string;
  send: (proof: PasswordAndCodeBody) => Promise<void>;
  onCancel: () => void;
}

/** Form for password and code, before actions that weaken the second factor. */
export function FactorProofForm({ label, send, onCancel }: FactorProofFormProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<Problem | null>(null);

  const submit = handleSubmit(async (proof) => {
    setProblem(null);
    try {
      await send(proof);
    } catch (error) {
      const refusal = problemFrom(error);
      if (refusal.code === 'password_wrong') setError('password', { message: refusal.detail }, { shouldFocus: true });
      else if (refusal.code === 'code_wrong') setError('code', { message: refusal.detail }, { shouldFocus: true });
      else setProblem(refusal);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
      <PasswordField
        label={t`Contraseña`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t`Escribe tu contraseña.` })}
      />
      <CodeField
        autoFocus={false}
        error={errors.code?.message}
        {...register('code', { required: t`Escribe tu código.` })}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting}>
          {label}
        </Button>
        <Button kind="bare" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}
