import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account, ChangeAccountBody } from '#features/accounts/contract/account.ts';
import { changeAccount } from '#features/accounts/contract/routes.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { renamePerson } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import { accountQuery, gendersQuery } from './account.queries.ts';
import styles from './rows.module.css';

interface Typed {
  name: string;
  /** Empty text when the person gave none. */
  gender: string;
}

export function ProfileForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const genders = useQuery(gendersQuery(api));
  const typedOf = ({ name, gender }: Account): Typed => ({ name, gender: gender ?? '' });
  const { register, handleSubmit, formState, reset } = useForm<Typed>({ defaultValues: typedOf(account) });
  const { errors, isSubmitting, isDirty } = formState;
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = handleSubmit(async ({ name, gender }) => {
    setProblem(null);
    try {
      const body = { name, gender: (gender || null) as ChangeAccountBody['gender'] };
      const saved = await api.call(changeAccount, { body, quiet: true });
      client.setQueryData(accountQuery(api).queryKey, saved);
      renamePerson({ name: saved.name });
      reset(typedOf(saved));
      toast({ text: t`Guardamos tu perfil.` });
    } catch (error) {
      const refusal = problemFrom(error);
      // A 401 means that the session ended. The sign-in opens over this screen, so the form shows no error.
      if (refusal.status !== 401) setProblem(refusal);
    }
  });

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {problem && <Trouble title={problem.title}>{problem.detail}</Trouble>}
      <Field
        label={t`Cómo te llamas`}
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => (name.trim() ? !/[<>]/.test(name) || t`Quita los signos < y >.` : t`Escribe tu nombre.`),
        })}
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
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isDirty || isSubmitting}>
          {isSubmitting ? <Trans>Guardando…</Trans> : <Trans>Guardar</Trans>}
        </Button>
      </div>
    </form>
  );
}
