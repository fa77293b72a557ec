import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { StartTransactionBody } from '../../../contract/order.ts';
import type { PayerView } from '../../../contract/payer.ts';
import { showCardConfiguration, startTransaction } from '../../../contract/payment-routes.ts';
import { CardFrame } from '../card/card-frame.tsx';
import { CardNotes } from '../card/card-notes.tsx';
import styles from '../form/pay-form.module.css';

export interface PayerFormProps {
  view: PayerView;
  headers: Record<string, string>;
  onNews: () => void;
  onBegun: (payment: string) => void;
}

export function PayerForm({ view, headers, onNews, onBegun }: PayerFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const [frame, setFrame] = useState<{ payment: string; url: string } | null>(null);
  const { data: configuration } = useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => api.call(showCardConfiguration, { signal, quiet: true }),
  });
  const over =
    view.payment && (view.payment.state === 'declined' || view.payment.state === 'voided') ? view.payment : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt after a finished attempt needs a new key
  const key = useMemo(() => crypto.randomUUID(), [over?.id]);
  const { form, submission, sendWith } = useContractForm<StartTransactionBody['payer'], StartTransactionBody>({
    defaultValues: { name: '', email: '' },
    schema: async () => (await import('../../../contract/order.ts')).StartTransactionBody,
    bodyOf: ({ name, email }) => ({
      orderId: view.orderId,
      key,
      instalment: view.instalment,
      mode: configuration?.mode ?? 'page',
      payer: { name: name.trim(), email: email.trim() },
      accepted: [],
    }),
    fieldOf: (path) => (path === 'payer.name' ? 'name' : path === 'payer.email' ? 'email' : null),
    words: {
      name: { empty: t`Falta este dato.` },
      email: { empty: t`Falta este dato.`, refused: t`Escribe un correo completo, como ana@ejemplo.pe.` },
    },
  });
  const { errors } = form.formState;
  const begin = sendWith(async (body) => {
    const { payment } = await api.call(startTransaction, { body, headers, quiet: true });
    onBegun(payment.id);
    if (payment.action?.kind === 'frame') setFrame({ payment: payment.id, url: payment.action.url });
    else if (payment.action) location.assign(payment.action.url);
  });
  if (frame && frame.payment !== over?.id) return <CardFrame key={frame.payment} url={frame.url} onNews={onNews} />;
  return (
    <Form className={styles.form} {...begin}>
      <fieldset className={styles.part}>
        <legend>
          <Trans>Quién paga</Trans>
        </legend>
        <Field
          label={t`Tu nombre`}
          autoComplete="name"
          required
          minLength={2}
          maxLength={120}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field
          label={t`Tu correo`}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errors.email?.message}
          {...form.register('email')}
        />
      </fieldset>
      <FormProblem of={submission} />
      {over?.state === 'declined' && (
        <p role="alert" className={styles.trouble}>
          <Trans>El banco rechazó esa tarjeta. No se cobró nada: prueba con otra.</Trans>
        </p>
      )}
      <Button type="submit" block disabled={submission.isBusy}>
        <CreditCard size={20} aria-hidden />
        {configuration?.mode === 'frame' ? <Trans>Pagar con tarjeta</Trans> : <Trans>Ir a la página de pago</Trans>}
      </Button>
      <CardNotes mode={configuration?.mode} test={view.test} />
    </Form>
  );
}
