import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { turnOnSecondFactor } from '#features/accounts/contract/proof-routes.ts';
import type { RecoveryCodes, SecondFactorOffer } from '#features/accounts/contract/second-factor.ts';
import { gaveUp } from '#web/http/gave-up.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { problemFrom } from '../../problem-of.ts';
import { Trouble } from '../../trouble.tsx';
import rows from '../rows.module.css';
import styles from './enrol-form.module.css';

interface EnrolFormProps {
  offer: SecondFactorOffer;
  onDone: (codes: RecoveryCodes) => Promise<void>;
  onCancel: () => void;
}

/** Form that activates the second factor. The person scans or types the seed and enters the first code. */
export function EnrolForm({ offer: { uri, secret, qr }, onDone, onCancel }: EnrolFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const [problem, setProblem] = useState<Problem | null>(null);
  const inFours = secret.match(/.{1,4}/g)?.join(' ') ?? secret;

  const confirm = handleSubmit(async ({ code }) => {
    setProblem(null);
    try {
      const body = { code: code.trim() };
      await onDone(await api.call(turnOnSecondFactor, { body, quiet: true }));
    } catch (error) {
      if (gaveUp(error)) return;
      const refusal = problemFrom(error);
      if (refusal.code === 'code_wrong') setError('code', { message: refusal.detail }, { shouldFocus: true });
      else setProblem(refusal);
    }
  });
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast({ text: t`Copiamos la clave.` });
  };

  return (
    <form className={styles.enrol} onSubmit={confirm} noValidate>
      {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t`Código QR`}>
        <path d={qr.path} />
      </svg>
      <div className={styles.steps}>
        <p>
          <Trans>
            Abre tu aplicación de verificación (Aegis, Google Authenticator, 1Password u otra) y escanea el código. En
            este mismo teléfono, <a href={uri}>ábrela desde aquí</a>.
          </Trans>
        </p>
        <p className={styles.secret}>
          <span>
            <Trans>O escribe esta clave:</Trans> <code>{inFours}</code>
          </span>
          <Button kind="bare" size="small" onClick={copy}>
            <Copy size={16} aria-hidden />
            <Trans>Copiar</Trans>
          </Button>
        </p>
        <Field
          className={styles.code}
          label={t`El código que muestra ahora`}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          error={formState.errors.code?.message}
          {...register('code', {
            required: t`Escribe los seis dígitos.`,
            pattern: { value: /^\s*\d{3}\s?\d{3}\s*$/, message: t`Son seis dígitos.` },
          })}
        />
        <div className={rows.buttons}>
          <Button type="submit" disabled={formState.isSubmitting}>
            <Trans>Activar los dos pasos</Trans>
          </Button>
          <Button kind="bare" onClick={onCancel}>
            <Trans>Cancelar</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}
