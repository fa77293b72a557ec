import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, FileDown } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { isPaid, OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CardConfiguration, Transaction } from '../../contract/order.ts';
import type { PayerView } from '../../contract/payer.ts';
import { ORDER_SECRET_HEADER, orderRoutes, transactionRoutes } from '../../contract/routes.ts';
import { useReceipt } from '../booking/use-download.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './pay.module.css';
import { faultsOf, NO_FAULTS } from './pay-faults.ts';
import { useMissing } from './use-missing.ts';
import { useOwnDocument } from './use-own-document.ts';

/** Reference, titles and amount; the card is given on the provider's page. The secret stays in this tab. */
export function PayerScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const api = useApi();
  const [search] = useSearchParams();
  useOwnDocument();
  const secret = useSecret(id);
  const back = search.get('pago');
  const headers = { [ORDER_SECRET_HEADER]: secret ?? '' };
  /** The try that was seen last. */
  const begun = useRef<string | null>(null);
  const view = useQuery({
    queryKey: ['payer', id, secret],
    enabled: Boolean(secret),
    queryFn: async ({ signal }) => {
      // Back from the provider, or told by its frame: it is asked before we say how it stands.
      const tried = back ?? begun.current;
      if (tried) {
        const path = transactionRoutes.refresh.replace(':id', encodeURIComponent(tried));
        await api.post(path, undefined, { headers, signal, quiet: true }).catch(() => undefined);
      }
      const seen = await api.get<PayerView>(orderRoutes.payer.replace(':id', id), { headers, signal, quiet: true });
      if (seen.payment) begun.current = seen.payment.id;
      return seen;
    },
    refetchInterval: ({ state }) =>
      state.data?.payment && OPEN_PAYMENTS.includes(state.data.payment.state) ? 4000 : false,
  });
  if (secret === '' || view.error) return <Closed />;
  if (!view.data) {
    return (
      <div className={`wrap ${styles.page}`} role="status" aria-label={t`Cargando…`}>
        <Skeleton width="100%" height="320px" />
      </div>
    );
  }
  return (
    <Amount
      view={view.data}
      headers={headers}
      onNews={() => void view.refetch()}
      onBegun={(payment) => {
        begun.current = payment;
      }}
    />
  );
}

function Amount({ view, headers, ...heard }: PayerFormProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const due = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone }).format(new Date(view.dueAt));
  const amount = formatMoney(view.amount, view.currency);
  const titles = new Intl.ListFormat('es', { type: 'conjunction' }).format(view.titles);
  const reference = spacedReference(view.reference);
  const receipt = useReceipt({ id: view.orderId, reference: view.reference }, headers);
  const isPaidNow = view.amount === 0 && view.payment !== null && isPaid(view.payment.state);
  return (
    <div className={`wrap ${styles.page}`}>
      {isPaidNow && (
        <p className={styles.done}>
          <CircleCheck size={22} aria-hidden />
          <Trans>Pagada</Trans>
        </p>
      )}
      <h1>
        {view.amount > 0 ? t`Pagar ${amount}` : isPaidNow ? t`Gracias: tu pago llegó` : t`No queda nada por pagar`}
      </h1>
      <p className={styles.lead}>
        <Trans>
          Reserva {reference}: {titles}.
        </Trans>
      </p>
      {view.test && (
        <p>
          <Trans>Es una demostración: no se mueve dinero.</Trans>
        </p>
      )}
      {isPaidNow && (
        <>
          <p>
            <Trans>
              Recibimos <b className="num">{formatMoney(view.payment!.captured, view.currency)}</b>.
            </Trans>
          </p>
          <p className={styles.acts}>
            <Button kind="quiet" onClick={() => void receipt(view.payment!.id)}>
              <FileDown size={18} aria-hidden />
              <Trans>Descargar el recibo</Trans>
            </Button>
          </p>
        </>
      )}
      {view.amount > 0 && (
        <>
          <p>
            <Trans>
              Hasta el {due}. Este enlace solo sirve para pagar: no muestra quién viaja ni deja cambiar nada.
            </Trans>
          </p>
          <PayerForm view={view} headers={headers} {...heard} />
        </>
      )}
    </div>
  );
}

interface PayerFormProps {
  view: PayerView;
  headers: Record<string, string>;
  /** The provider's frame says that something happened. */
  onNews: () => void;
  /** A try has begun. */
  onBegun: (payment: string) => void;
}

function PayerForm({ view, headers, onNews, onBegun }: PayerFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const [payer, setPayer] = useState({ name: '', email: '' });
  const [frame, setFrame] = useState<{ payment: string; url: string } | null>(null);
  const { data: configuration } = useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => api.get<CardConfiguration>(transactionRoutes.configuration, { signal, quiet: true }),
  });
  const over =
    view.payment && (view.payment.state === 'declined' || view.payment.state === 'voided') ? view.payment : null;
  /** Another try after one that came to nothing. */
  const missingIn = useMissing();
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults !== NO_FAULTS) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end asks for a new number
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
      return api.post<Transaction>(transactionRoutes.start, body, { headers, quiet: true });
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
    <Form ref={form} className={styles.payer} onSubmit={submit} noValidate>
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
      {faults.others.map((message) => (
        <p key={message} role="alert" className={styles.caution}>
          {message}
        </p>
      ))}
      {over?.state === 'declined' && (
        <p role="alert" className={styles.caution}>
          <Trans>El banco rechazó esa tarjeta. No se cobró nada: prueba con otra.</Trans>
        </p>
      )}
      <p className={styles.acts}>
        <Button type="submit" disabled={begin.isPending}>
          <Trans>Ir a la página de pago</Trans>
        </Button>
      </p>
    </Form>
  );
}

function Closed() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Este enlace de pago no abre nada</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Pide otro a quien te lo pasó, o abre el que recibiste en el mismo navegador.</Trans>
      </p>
    </div>
  );
}

/** From the address, out of which it is taken at once; this tab keeps it for the way back from the provider. Null: not looked yet. */
function useSecret(id: string): string | null {
  const { hash } = useLocation();
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const name = `payer/${id}`;
    const given = hash.slice(1);
    if (given) {
      sessionStorage.setItem(name, given);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    setSecret((known) => given || known || sessionStorage.getItem(name) || '');
  }, [id, hash]);
  return secret;
}
