import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Value } from 'typebox/value';
import { STAFF_ROLES } from '#features/accounts/contract/actor.ts';
import { inviteStaff } from '#features/backoffice/contract/routes.ts';
import { InviteStaff, STAFF_ROLE_WORDS, type Staff } from '#features/backoffice/contract/staff.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Form for an email address and a role. Refused input stays in the form, with the reason. */
export function InviteForm({ onInvited }: { onInvited: (team: Staff) => void }) {
  const api = useApi();
  const { t } = useLingui();
  const form = useForm<InviteStaff>({ defaultValues: { email: '', role: 'editor' } });
  const [role, setRole] = useState<InviteStaff['role']>('editor');

  const submit = form.handleSubmit(async ({ email }) => {
    const invitation = { email: email.trim(), role };
    if (!Value.Check(InviteStaff, invitation)) {
      return form.setError('email', { message: t`Escribe un correo completo, como nombre@ejemplo.pe.` });
    }
    try {
      onInvited(await api.call(inviteStaff, { body: invitation, quiet: true }));
      form.reset();
      toast({ text: t`La invitación va en camino a ${invitation.email}.` });
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      form.setError('email', { message: problem?.issues?.[0]?.message ?? problem?.detail });
    }
  });

  return (
    <form className={rows.filters} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t`Correo`}
        type="email"
        autoComplete="off"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label={t`Papel`}
        value={role}
        onChange={(event) => setRole(event.target.value as InviteStaff['role'])}
        hint={STAFF_ROLE_WORDS[role].may}
      >
        {STAFF_ROLES.map((one) => (
          <option key={one} value={one}>
            {STAFF_ROLE_WORDS[one].name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabled={form.formState.isSubmitting}>
        <Send size={18} aria-hidden />
        <Trans>Enviar invitación</Trans>
      </Button>
    </form>
  );
}
