import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useContractForm } from '#web/form/use-contract-form.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import type { ChangeOrderEmail } from '../contract/order.ts';

interface CorrectEmailFormProps {
  email: string | null | undefined;
  /** `email` for the buyer, and `off` for staff, whose browser would suggest their own email address. */
  autoComplete: 'email' | 'off';
  lead: ReactNode;
  save: (body: ChangeOrderEmail, call: AttemptCall) => Promise<void>;
  close: () => void;
}

export function CorrectEmailForm({ email, autoComplete, lead, save, close }: CorrectEmailFormProps) {
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<ChangeOrderEmail>({
    defaultValues: { email: email ?? '' },
    schema: async () => (await import('../contract/order.ts')).ChangeOrderEmail,
    bodyOf: ({ email: typed }) => ({ email: typed.trim() }),
  });
  return (
    <Form className={sheet.body} {...sendWith(save)}>
      <p>{lead}</p>
      <Field
        label={t`Correo`}
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem of={submission} />
      <Actions align="end">
        <Button kind="quiet" onClick={close}>
          <Trans>Dejarlo como está</Trans>
        </Button>
        <Button type="submit" disabled={submission.isBusy}>
          <Trans>Guardar y avisar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
