import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account, ChangePasswordBody } from '#features/accounts/contract/account.ts';
import { changePassword } from '#features/accounts/contract/routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEntryWords } from '../entry/entry-words.ts';
import { FormTrouble } from '../form-trouble.tsx';
import { NewPasswordField, PasswordField } from '../passwords/password-field.tsx';
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
  const { password: words } = useEntryWords();
  const { form, submission, sendWith } = useContractForm<ChangePasswordBody>({
    defaultValues: { current: '', password: '' },
    schema: async () => (await import('#features/accounts/contract/account.ts')).ChangePasswordBody,
    words: { current: { empty: t`Escribe tu contraseña actual.` }, password: words },
    fieldOfCode: { password_wrong: 'current' },
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const save = sendWith(async (body, call) => {
    await api.call(changePassword, { body, ...call });
    toast({ text: t`Tu contraseña cambió. Cerramos tus demás sesiones.` });
    close();
  });

  return (
    <Form className={`${flow.stack4} ${flow.narrow}`} {...save}>
      <FormTrouble of={submission} />
      {/* Password managers recognise the account by this field. */}
      <input type="hidden" autoComplete="username" value={account.email} readOnly />
      <PasswordField
        label={t`Contraseña actual`}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <NewPasswordField
        label={t`Contraseña nueva`}
        typed={watch('password')}
        personal={[account.name, account.email]}
        error={errors.password?.message}
        {...register('password')}
      />
      <Actions>
        <Button type="submit" disabled={submission.isBusy}>
          <Trans>Guardar contraseña</Trans>
        </Button>
        <Button kind="bare" onClick={close}>
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
