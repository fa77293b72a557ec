import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { inviteStaff } from '#features/backoffice/contract/routes.ts';
import { type InviteStaff, STAFF_ROLE_WORDS, type Staff } from '#features/backoffice/contract/staff.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function InviteForm({ onInvited }: { onInvited: (team: Staff) => void }) {
  const api = useApi();
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<InviteStaff>({
    defaultValues: { email: '', role: 'editor' },
    schema: async () => (await import('#features/backoffice/contract/staff.ts')).InviteStaff,
    bodyOf: ({ email, role }) => ({ email: email.trim(), role }),
    words: { email: t`Escribe un correo completo, como nombre@ejemplo.pe.` },
  });
  const role = form.watch('role');
  const send = sendWith(async (body, call) => {
    onInvited(await api.call(inviteStaff, { body, ...call }));
    form.reset({ email: '', role });
    toast({ text: t`La invitación va en camino a ${body.email}.` });
  });

  return (
    <Form className={rows.filters} {...send}>
      <Field
        label={t`Correo`}
        type="email"
        autoComplete="off"
        error={form.formState.errors.email?.message ?? submission.failure}
        {...form.register('email')}
      />
      <SelectField label={t`Papel`} hint={STAFF_ROLE_WORDS[role].may} {...form.register('role')}>
        {STAFF_ROLES.map((one) => (
          <option key={one} value={one}>
            {STAFF_ROLE_WORDS[one].name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabled={submission.isBusy}>
        <Send size={18} aria-hidden />
        <Trans>Enviar invitación</Trans>
      </Button>
    </Form>
  );
}
