import { Trans, useLingui } from '@lingui/react/macro';
import type { PasswordAndCodeBody } from '#features/accounts/contract/second-factor.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { CodeField } from '../../entry/code-field.tsx';
import { FormTrouble } from '../../form-trouble.tsx';
import { PasswordField } from '../../passwords/password-field.tsx';

interface FactorProofFormProps {
  label: string;
  send: (proof: PasswordAndCodeBody, call: AttemptCall) => Promise<void>;
  onCancel: () => void;
}

export function FactorProofForm({ label, send, onCancel }: FactorProofFormProps) {
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<PasswordAndCodeBody>({
    defaultValues: { password: '', code: '' },
    schema: async () => (await import('#features/accounts/contract/second-factor.ts')).PasswordAndCodeBody,
    words: { password: { empty: t`Escribe tu contraseña.` }, code: { empty: t`Escribe tu código.` } },
    fieldOfCode: { password_wrong: 'password', code_wrong: 'code' },
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <Form className={`${flow.stack4} ${flow.narrow}`} {...sendWith(send)}>
      <FormTrouble of={submission} />
      <PasswordField
        label={t`Contraseña`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <CodeField autoFocus={false} error={errors.code?.message} {...register('code')} />
      <Actions>
        <Button type="submit" disabled={submission.isBusy}>
          {label}
        </Button>
        <Button kind="bare" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
