import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { isPaid, OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { paths } from '#web/paths/site.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ORDER_SECRET_HEADER } from '../../../contract/headers.ts';
import { refreshTransaction } from '../../../contract/payment-routes.ts';
import { showInstalmentToPay } from '../../../contract/routes.ts';
import { useReceipt } from '../../booking/use-download.ts';
import form from '../form/pay-form.module.css';
import { useOwnDocument } from '../form/use-own-document.ts';
import styles from '../pay.module.css';
import { PayerForm, type PayerFormProps } from './payer-form.tsx';
import { PayerSummary } from './payer-summary.tsx';

export function PayerScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const api = useApi();
  const [search] = useSearchParams();
  useOwnDocument();
  const secret = useSecret(id);
  const back = search.get('pago');
  const headers = { [ORDER_SECRET_HEADER]: secret ?? '' };
  const begun = useRef<string | null>(null);
  const view = useQuery({
    queryKey: ['payer', id, secret],
    enabled: Boolean(secret),
    queryFn: async ({ signal }) => {
      const tried = back ?? begun.current;
      if (tried) {
        const params = { id: tried };
        await api.call(refreshTransaction, { params, headers, signal, quiet: true }).catch(() => undefined);
      }
      const seen = await api.call(showInstalmentToPay, { params: { id }, headers, signal, quiet: true });
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
  const amount = formatMoney(view.amount, view.currency);
  const titles = new Intl.ListFormat('es', { type: 'conjunction' }).format(view.titles);
  const reference = spacedReference(view.reference);
  const receipt = useReceipt({ id: view.orderId, reference: view.reference }, headers);
  const isCharged = useFace().law.sells !== 'nothing';
  if (view.amount > 0 && !isCharged) return <NotCharged {...{ amount, reference, titles }} />;
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
        {view.amount > 0 ? (
          <Trans>Este enlace solo sirve para pagar: no muestra quién viaja ni deja cambiar nada.</Trans>
        ) : (
          <Trans>
            Reserva {reference}: {titles}.
          </Trans>
        )}
      </p>
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
        <div className={form.columns}>
          <PayerForm view={view} headers={headers} {...heard} />
          <PayerSummary view={view} />
        </div>
      )}
    </div>
  );
}

function NotCharged({ amount, reference, titles }: { amount: string; reference: string; titles: string }) {
  const { t } = useLingui();
  return (
    <SceneState
      level={1}
      scene="basket"
      title={t`Este sitio ya no cobra`}
      action={
        <ButtonLink kind="quiet" to={paths.help()}>
          <Trans>Pedir ayuda</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Faltan {amount} de la reserva {reference}: {titles}. El viajero acuerda con el operador cómo pagarlos.
        </Trans>
      </p>
    </SceneState>
  );
}

function Closed() {
  const { t } = useLingui();
  return (
    <SceneState
      level={1}
      scene="quiet"
      title={t`Este enlace de pago no abre nada`}
      action={
        <ButtonLink kind="quiet" to={paths.help()}>
          <Trans>Pedir ayuda</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Pide otro a quien te lo pasó, o abre el que recibiste en el mismo navegador.</Trans>
      </p>
    </SceneState>
  );
}

/**
 * Stores the secret of the URL's fragment in the tab, until the payer returns from the provider's page.
 * @returns null until the URL was read
 */
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
