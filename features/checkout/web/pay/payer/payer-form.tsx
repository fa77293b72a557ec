import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import type { PayerView } from '../../../contract/payer.ts';
import { showCardConfiguration, startTransaction } from '../../../contract/payment-routes.ts';
import { CardFrame } from '../card/card-frame.tsx';
import { CardNotes } from '../card/card-notes.tsx';
import { faultsOf, NO_FAULTS } from '../card/pay-faults.ts';
import styles from '../form/pay-form.module.css';
import { useMissing } from '../form/use-missing.ts';

export interface PayerFormProps {
  view: PayerView;
  headers: Record<string, string>;
  onNews: () => void;
  onBegun: (payment: string) => void;
}

export function PayerForm({ view, headers, onNews, onBegun }: PayerFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const [payer, setPayer] = useState({ name: '', email: '' });
  const [frame, setFrame] = useState<{ payment: string; url: string } | null>(null);
  const { data: configuration } = useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => api.call(showCardConfiguration, { signal, quiet: true }),
  });
  const over =
    view.payment && (view.payment.state === 'declined' || view.payment.state === 'voided') ? view.payment : null;
  const missingIn = useMissing();
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults !== NO_FAULTS) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt after a finished attempt needs a new key
  const key = useMemo(() => crypto.randomUUID(), [over?.id]);
  const begin = useMutation({
    mutationFn: () => {
      const body = {
        orderId: view.orderId,
        key,
        instalment: view.instalment,
        mode: configuration?.mode ?? 'page',
        payer: { name: payer.name.trim(), email: payer.email.trim() },
        accepted: [],
      };
      return api.call(startTransaction, { body, headers, quiet: true });
    },
    onSuccess: ({ payment }) => {
      onBegun(payment.id);
      if (payment.action?.kind === 'frame') setFrame({ payment: payment.id, url: payment.action.url });
      else if (payment.action) location.assign(payment.action.url);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const { fields, others } = faultsOf(error.problem, { lines: [] }, [], () => true);
      const said = Object.keys(fields).length > 0 ? others : [error.problem.detail, ...others];
      setFaults({ fields, others: said });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingIn(event.currentTarget);
    const isWhole = Object.keys(missing).length === 0;
    setFaults(isWhole ? NO_FAULTS : { fields: missing, others: [] });
    if (isWhole) begin.mutate();
  };
  if (frame && frame.payment !== over?.id) return <CardFrame key={frame.payment} url={frame.url} onNews={onNews} />;
  return (
    <Form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.part}>
        <legend>
          <Trans>Quién paga</Trans>
        </legend>
        <Field
          label={t`Tu nombre`}
          name="name"
          error={faults.fields.name}
          autoComplete="name"
          required
          minLength={2}
          maxLength={120}
          value={payer.name}
          onChange={(event) => setPayer({ ...payer, name: event.target.value })}
        />
        <Field
          label={t`Tu correo`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={payer.email}
          onChange={(event) => setPayer({ ...payer, email: event.target.value })}
          error={faults.fields.email}
        />
      </fieldset>
      {faults.others.map((message) => (
        <p key={message} role="alert" className={styles.trouble}>
          {message}
        </p>
      ))}
      {over?.state === 'declined' && (
        <p role="alert" className={styles.trouble}>
          <Trans>El banco rechazó esa tarjeta. No se cobró nada: prueba con otra.</Trans>
        </p>
      )}
      <Button type="submit" block disabled={begin.isPending}>
        <CreditCard size={20} aria-hidden />
        {configuration?.mode === 'frame' ? <Trans>Pagar con tarjeta</Trans> : <Trans>Ir a la página de pago</Trans>}
      </Button>
      <CardNotes mode={configuration?.mode} test={view.test} />
    </Form>
  );
}
