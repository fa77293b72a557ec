import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EmailBody, EmailRequested } from '#features/accounts/contract/account.ts';
import { resendConfirmation } from '#features/accounts/contract/entry-routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { CheckMail } from '../entry/check-mail.tsx';
import { useEntryWords } from '../entry/entry-words.ts';
import { FormTrouble } from '../form-trouble.tsx';

export function AnotherConfirmation() {
  const { t } = useLingui();
  const api = useApi();
  const { email: words } = useEntryWords();
  const { form, submission, sendWith } = useContractForm<EmailBody>({
    defaultValues: { email: '' },
    schema: async () => (await import('#features/accounts/contract/account.ts')).EmailBody,
    bodyOf: ({ email }) => ({ email: email.trim() }),
    words: { email: words },
  });
  const [asked, setAsked] = useState<{ email: string; answer: EmailRequested } | null>(null);
  const send = (email: string, call: Partial<AttemptCall> = {}) =>
    api.call(resendConfirmation, { body: { email }, quiet: true, ...call });
  if (asked)
    return (
      <CheckMail email={asked.email} asked={asked.answer} again={() => send(asked.email)} back={() => setAsked(null)}>
        <Trans>
          Si ese correo tiene una cuenta por confirmar, en un minuto llega otro enlace. Sirve durante 24 horas; vale el
          último.
        </Trans>
      </CheckMail>
    );
  return (
    <Form
      className={flow.stack4}
      {...sendWith(async ({ email }, call) => setAsked({ email, answer: await send(email, call) }))}
    >
      <FormTrouble of={submission} />
      <Field
        label={t`Correo de tu cuenta`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" block disabled={submission.isBusy}>
        <Trans>Enviarme otro enlace</Trans>
      </Button>
    </Form>
  );
}
