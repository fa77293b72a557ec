import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { childAgesOn } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { lazyBodyCheck } from '#web/form/lazy-body-check.ts';
import { formatMoney } from '#web/format/money.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import type { Order, OrderPayment } from '../../../contract/order.ts';
import { showCardConfiguration } from '../../../contract/payment-routes.ts';
import { saveOrderDetails } from '../../../contract/routes.ts';
import { travellerFaults } from '../../../contract/traveller-faults.ts';
import { useConfirmedEmail } from '../../basket/confirmed-email.ts';
import { tryOf } from '../../order-keys.ts';
import { CardNotes } from '../card/card-notes.tsx';
import { DeclineNote } from '../card/decline-note.tsx';
import { faultsOf, NO_FAULTS, type PayFaults } from '../card/pay-faults.ts';
import { ClashNote } from '../clash-note.tsx';
import { ClosureNotes } from '../closure-notes.tsx';
import { Countdown } from '../countdown.tsx';
import { OrderSummary } from '../order-summary.tsx';
import { PayOrOtherDay } from '../pay-or-other-day.tsx';
import { startFor } from '../pay-routes.ts';
import { WayBack } from '../way-back.tsx';
import { BookingQuestions } from './booking-questions.tsx';
import { detailsOf } from './pay-details.ts';
import styles from './pay-form.module.css';
import { PayPolicies } from './pay-policies.tsx';
import { PoliciesToAccept, useAccepted } from './policies-to-accept.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { useMissing } from './use-missing.ts';

interface PayFormProps {
  order: Order;
  orderKey: Record<string, string>;
  left: number;
  declined: OrderPayment | null;
  onOrder: (order: Order) => void;
  onGone: () => Promise<void>;
}

export function PayForm({ order, orderKey, left, declined, onOrder, onGone }: PayFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const person = useSession((session) => session.person);
  const confirmed = useConfirmedEmail(({ email, pass }) => (pass ? email : ''));
  const policies = useAccepted();
  const { data: configuration } = useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => api.call(showCardConfiguration, { signal, quiet: true }),
  });
  const { country } = useFace();
  const { isBusy, problem, submit, clear } = useSubmit();
  const [loadCheck] = useState(() =>
    lazyBodyCheck(async () => (await import('../../../contract/order.ts')).OrderDetailsBody, country),
  );
  const [leaving, setLeaving] = useState(false);
  const busy = isBusy || leaving;
  const [faults, setFaults] = useState(NO_FAULTS);
  const { currency, contact } = order;
  const bookings = order.bookings.map((one) => ({ ...one, oneParty: order.quotation !== null }));
  const [tripAges] = useState(() => childAgesOn(order.bookings[0]!.snapshot.localDate));
  const form = useRef<HTMLFormElement>(null);
  const keepTyped = useKeptForm(order.id, form, policies.texts, contact === null);
  const due = order.schedule.find(({ number }) => number === 1)?.amount ?? order.total;
  const missingIn = useMissing();
  const [refusals, setRefusals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves to the first error after every refused request
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, refusals]);

  function typed({ target }: FormEvent<HTMLFormElement>) {
    keepTyped();
    const { name } = target as HTMLInputElement;
    if (name in faults.fields) setFaults(({ fields: { [name]: _, ...fields }, others }) => ({ fields, others }));
  }

  const has = (name: string) => Boolean(form.current?.elements.namedItem(name));
  function refuse(found: PayFaults) {
    clear();
    setFaults(found);
    setRefusals(refusals + 1);
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { accepted } = policies;
    if (!accepted) return;
    const missing = missingIn(event.currentTarget);
    if (Object.keys(missing).length > 0) return refuse({ fields: missing, others: [] });
    const details = detailsOf(new FormData(event.currentTarget), bookings);
    const issues = [...(await loadCheck())(details), ...travellerFaults(details, order.bookings)];
    if (issues.length > 0) return refuse(faultsOf({ issues }, details, bookings, has));
    setFaults(NO_FAULTS);
    await submit(
      async ({ quiet }) => {
        const input = { headers: orderKey, quiet };
        onOrder(await api.call(saveOrderDetails, { ...input, params: { id: order.id }, body: details }));
        const { name, email } = details.contact;
        const begun = await api.call(startFor(orderKey), {
          ...input,
          body: {
            orderId: order.id,
            key: tryOf(order.id, 1),
            instalment: 1,
            mode: configuration?.mode ?? 'page',
            payer: { name, email },
            accepted,
          },
        });
        const { action } = begun.payment;
        if (action?.kind !== 'page') return onGone();
        setLeaving(true);
        location.assign(action.url);
      },
      async (error) => {
        if (!(error instanceof ApiError)) return null;
        setFaults(faultsOf(error.problem, details, bookings, has));
        if (error.problem.code === 'order_hold_over') await onGone();
        return null;
      },
    );
  }

  return (
    <>
      <WayBack order={order} edit={null} />
      <h1>
        <Trans>Tus datos y el pago</Trans>
      </h1>
      <Countdown left={left} />
      <div className={styles.columns}>
        <Form
          ref={form}
          className={styles.form}
          onFocus={() => void loadCheck()}
          onInput={typed}
          onSubmit={pay}
          noValidate
        >
          <fieldset className={styles.part}>
            <legend>
              <Trans>Tus datos de contacto</Trans>
            </legend>
            <Field
              label={t`Nombre y apellido`}
              name="name"
              autoComplete="name"
              required
              minLength={2}
              maxLength={120}
              defaultValue={contact?.name || person?.name || ''}
              error={faults.fields.name}
            />
            <Field
              label={t`Correo`}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              hint={t`Ahí llegan tu comprobante, la referencia y el PIN.`}
              defaultValue={contact?.email ?? person?.email ?? confirmed}
              error={faults.fields.email}
            />
            <Field
              label={t`Teléfono`}
              name="phone"
              type="tel"
              autoComplete="tel"
              required
              maxLength={40}
              hint={t`Por si el operador tiene que encontrarte el día de la salida.`}
              defaultValue={contact?.phone ?? ''}
              error={faults.fields.phone}
            />
          </fieldset>
          <fieldset className={styles.part}>
            <legend>
              <Trans>Quiénes viajan</Trans>
            </legend>
            <TravellerFields bookings={bookings} faults={faults.fields} tripAges={tripAges} />
          </fieldset>
          <BookingQuestions bookings={bookings} faults={faults.fields} />
          <PayPolicies order={order} />
          {/* One operator planned the bookings of an accepted offer, so overlaps are intended. */}
          {order.quotation === null && <ClashNote bookings={bookings} />}
          <ClosureNotes bookings={order.bookings} />
          <PoliciesToAccept {...policies} error={faults.fields.accepts} />
          {(problem || faults.others.length > 0) && (
            <div role="alert" className={styles.trouble}>
              {problem && (
                <p>
                  <b>{problem.title}.</b> {problem.detail}
                </p>
              )}
              {faults.others.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </div>
          )}
          {declined && !problem && <DeclineNote payment={declined} takesFocus />}
          <PayOrOtherDay order={order} isRefused={problem?.code === 'closed_stop'}>
            <Button type="submit" block disabled={busy || !policies.accepted}>
              <CreditCard size={20} aria-hidden />
              {busy ? <Trans>Abriendo el pago…</Trans> : <Trans>Pagar {formatMoney(due, currency)}</Trans>}
            </Button>
          </PayOrOtherDay>
          <CardNotes mode={configuration?.mode} test={configuration?.test} />
        </Form>
        <OrderSummary order={order} />
      </div>
    </>
  );
}
