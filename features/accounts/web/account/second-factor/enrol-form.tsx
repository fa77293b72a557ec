import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { turnOnSecondFactor } from '#features/accounts/contract/proof-routes.ts';
import type {
  ConfirmSecondFactorBody,
  RecoveryCodes,
  SecondFactorOffer,
} from '#features/accounts/contract/second-factor.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import entry from '../../entry/entry.module.css';
import { FormTrouble } from '../../form-trouble.tsx';
import styles from './enrol-form.module.css';

interface EnrolFormProps {
  offer: SecondFactorOffer;
  onDone: (codes: RecoveryCodes) => Promise<void>;
  onCancel: () => void;
}

export function EnrolForm({ offer: { uri, secret, qr }, onDone, onCancel }: EnrolFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { form, submission, sendWith } = useContractForm<ConfirmSecondFactorBody>({
    defaultValues: { code: '' },
    schema: async () => (await import('#features/accounts/contract/second-factor.ts')).ConfirmSecondFactorBody,
    bodyOf: ({ code }) => ({ code: code.trim() }),
    words: { code: { empty: t`Escribe los seis dígitos.`, refused: t`Son seis dígitos.` } },
    fieldOfCode: { code_wrong: 'code' },
  });
  const { register, formState } = form;
  const inFours = secret.match(/.{1,4}/g)?.join(' ') ?? secret;

  const confirm = sendWith(async (body, call) => onDone(await api.call(turnOnSecondFactor, { body, ...call })));
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast({ text: t`Copiamos la clave.` });
  };

  return (
    <Form className={styles.enrol} {...confirm}>
      <FormTrouble of={submission} />
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t`Código QR`}>
        <path d={qr.path} />
      </svg>
      <div className={`${flow.stack4} ${flow.shrinks}`}>
        <p>
          <Trans>
            Abre tu aplicación de verificación (Aegis, Google Authenticator, 1Password u otra) y escanea el código. En
            este mismo teléfono, <a href={uri}>ábrela desde aquí</a>.
          </Trans>
        </p>
        <p className={`${flow.row2} ${textStyles.note} ${textStyles.breaks}`}>
          <span>
            <Trans>O escribe esta clave:</Trans> <code>{inFours}</code>
          </span>
          <Button kind="bare" size="small" onClick={copy}>
            <Copy size={16} aria-hidden />
            <Trans>Copiar</Trans>
          </Button>
        </p>
        <Field
          className={entry.code}
          label={t`El código que muestra ahora`}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <Actions>
          <Button type="submit" disabled={submission.isBusy}>
            <Trans>Activar los dos pasos</Trans>
          </Button>
          <Button kind="bare" onClick={onCancel}>
            <Trans>Cancelar</Trans>
          </Button>
        </Actions>
      </div>
    </Form>
  );
}
