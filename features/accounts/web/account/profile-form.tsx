import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, ChangeAccountBody } from '#features/accounts/contract/account.ts';
import { changeAccount } from '#features/accounts/contract/routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { renamePerson } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEntryWords } from '../entry/entry-words.ts';
import { FormTrouble } from '../form-trouble.tsx';
import { accountQuery, gendersQuery } from './account.queries.ts';

interface Typed {
  name: string;
  gender: string;
}

export function ProfileForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const genders = useQuery(gendersQuery(api));
  const typedOf = ({ name, gender }: Account): Typed => ({ name, gender: gender ?? '' });
  const { name: words } = useEntryWords();
  const { form, submission, sendWith } = useContractForm<Typed, ChangeAccountBody>({
    defaultValues: typedOf(account),
    schema: async () => (await import('#features/accounts/contract/account.ts')).ChangeAccountBody,
    bodyOf: ({ name, gender }) => ({ name, gender: (gender || null) as ChangeAccountBody['gender'] }),
    words: { name: words },
  });
  const { register, formState, reset } = form;
  const { errors, isDirty } = formState;
  const save = sendWith(async (body, call) => {
    const saved = await api.call(changeAccount, { body, ...call });
    client.setQueryData(accountQuery(api).queryKey, saved);
    renamePerson({ name: saved.name });
    reset(typedOf(saved));
    toast({ text: t`Guardamos tu perfil.` });
  });

  return (
    <Form className={`${flow.stack4} ${flow.narrow}`} {...save}>
      {/* After a 401, the sign-in dialog opens over this screen. */}
      {submission.problem?.status !== 401 && <FormTrouble of={submission} />}
      <Field
        label={t`Cómo te llamas`}
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField
        key={genders.status}
        label={t`Género (opcional)`}
        hint={t`Nunca cambia un precio ni el orden de lo que ves.`}
        {...register('gender')}
      >
        <option value="">{t`Sin indicar`}</option>
        {genders.data?.items.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <Actions>
        <Button type="submit" disabled={!isDirty || submission.isBusy}>
          {submission.isBusy ? <Trans>Guardando…</Trans> : <Trans>Guardar</Trans>}
        </Button>
      </Actions>
    </Form>
  );
}
