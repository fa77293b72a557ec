import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { TSchema } from 'typebox';
import { useContractForm } from '#web/form/use-contract-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';

export interface InvitationBody<Role> {
  email: string;
  role: Role;
}

interface InviteFormProps<Role extends string> {
  roles: readonly Role[];
  roleWords: Record<Role, { name: string; may: string }>;
  /** The role that is chosen at first. */
  initial: NoInfer<Role>;
  /** Schema of the request body. */
  schema: () => Promise<TSchema>;
  invite: (body: InvitationBody<Role>, call: AttemptCall) => Promise<unknown>;
}

/** Invites a person to a team by email. A refused invitation keeps what was typed. */
export function InviteForm<Role extends string>({ roles, roleWords, initial, schema, invite }: InviteFormProps<Role>) {
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<InvitationForm, InvitationBody<Role>>({
    defaultValues: { email: '', role: initial },
    schema,
    bodyOf: ({ email, role }) => ({ email: email.trim(), role: role as Role }),
    words: { email: t`Escribe un correo completo, como nombre@ejemplo.pe.` },
  });
  const role = form.watch('role');
  const send = sendWith(async (body, call) => {
    await invite(body, call);
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
      <SelectField label={t`Papel`} hint={roleWords[role as Role].may} {...form.register('role')}>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleWords[one].name}
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

interface InvitationForm {
  email: string;
  role: string;
}
