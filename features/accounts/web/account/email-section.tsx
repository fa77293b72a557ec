import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, EmailBody } from '#features/accounts/contract/account.ts';
import { requestEmailChange } from '#features/accounts/contract/routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { useEntryWords } from '../entry/entry-words.ts';
import { FormTrouble } from '../form-trouble.tsx';
import { Trouble } from '../trouble.tsx';
import { accountQuery } from './account.queries.ts';
import { Section } from './section.tsx';

export function EmailSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { email: words } = useEntryWords();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submission, sendWith } = useContractForm<EmailBody>({
    defaultValues: { email: '' },
    schema: async () => (await import('#features/accounts/contract/account.ts')).EmailBody,
    bodyOf: ({ email }) => ({ email: email.trim() }),
    words: { email: words },
  });
  const { register, formState, reset } = form;
  const waiting = sentTo ?? account.newEmail;

  const save = sendWith(async (body, call) => {
    await api.call(requestEmailChange, { body, ...call });
    setSentTo(body.email);
    setOpen(false);
    reset();
    await client.invalidateQueries({ queryKey: accountQuery(api).queryKey, exact: true });
  });

  return (
    <Section
      title={<Trans>Correo</Trans>}
      lead={account.email}
      action={
        !open && (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            <Trans>Cambiar correo</Trans>
          </Button>
        )
      }
    >
      {waiting && !open && (
        <Trouble kind="calm" title={<Trans>Falta confirmar {waiting}</Trans>}>
          <Trans>
            Te enviamos ahí un enlace que sirve durante 24 horas. Hasta entonces sigue valiendo el anterior.
          </Trans>
        </Trouble>
      )}
      {open && (
        <Form className={`${flow.stack4} ${flow.narrow}`} {...save}>
          <FormTrouble of={submission} />
          <Field
            label={t`Correo nuevo`}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={t`Le enviamos un enlace para comprobar que es tuyo, y un aviso al anterior.`}
            error={formState.errors.email?.message}
            {...register('email')}
          />
          <Actions>
            <Button type="submit" disabled={submission.isBusy}>
              <Trans>Enviar el enlace</Trans>
            </Button>
            <Button kind="bare" onClick={() => setOpen(false)}>
              <Trans>Cancelar</Trans>
            </Button>
          </Actions>
        </Form>
      )}
    </Section>
  );
}
