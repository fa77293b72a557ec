import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { PLACE_ROLES } from '#features/accounts/contract/actor.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PLACE_ROLE_WORDS, type PlaceTeam } from '../../contract/team.ts';
import { invitePlaceMember } from '../../contract/team-routes.ts';

type Invitation = BodyOf<ShapeOf<typeof invitePlaceMember>>;

export function InviteForm({ placeId, onInvited }: { placeId: string; onInvited: (team: PlaceTeam) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { form, submission, sendWith } = useContractForm<Invitation>({
    defaultValues: { email: '', role: 'editor' },
    schema: async () => (await import('../../contract/team.ts')).InvitePlaceMember,
    bodyOf: ({ email, role }) => ({ email: email.trim(), role }),
    words: { email: t`Escribe un correo completo, como nombre@ejemplo.pe.` },
  });
  const role = form.watch('role');
  const invite = sendWith(async (body, call) => {
    onInvited(await api.call(invitePlaceMember, { params: { placeId }, body, ...call }));
    form.reset({ email: '', role });
    toast({ text: t`La invitación va en camino a ${body.email}.` });
  });

  return (
    <Form className={rows.filters} {...invite}>
      <Field
        label={t`Correo`}
        type="email"
        autoComplete="off"
        error={form.formState.errors.email?.message ?? submission.failure}
        {...form.register('email')}
      />
      <SelectField label={t`Papel`} hint={PLACE_ROLE_WORDS[role].may} {...form.register('role')}>
        {PLACE_ROLES.map((one) => (
          <option key={one} value={one}>
            {PLACE_ROLE_WORDS[one].name}
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
