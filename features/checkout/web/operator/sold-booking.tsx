import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { partyWords, spacedReference, whenWords } from '#features/bookings/contract/booking-words.ts';
import { acceptSoldBooking, rejectSoldBooking } from '#features/checkout/contract/operator-routes.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Balance } from './balance.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingBadge } from './booking-badge.tsx';
import { BookingParty } from './booking-party.tsx';
import { History } from './history.tsx';
import { bookingQuery, renewBookings } from './sold.queries.ts';
import styles from './sold-booking.module.css';

export function SoldBooking({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const query = bookingQuery(api, operatorId, bookingId);
  const { data, error, refetch } = useQuery(query);
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={5} />;
  const { title, optionName, items, state, total, currency, can, reference, departureId, party } = data;
  const returned = data.returns.reduce((sum, { amount, voided }) => (voided ? sum : sum + amount), 0);

  async function answer(reason: string) {
    const kind = asking!;
    const input = { params: { operatorId, bookingId }, quiet: true };
    queries.setQueryData(
      query.queryKey,
      await (kind === 'accept'
        ? sendOnce(api, acceptSoldBooking, input)
        : sendOnce(api, rejectSoldBooking, { ...input, body: { reason } })),
    );
    renewBookings(queries, operatorId);
    toast({ text: kind === 'accept' ? t`Confirmada: le escribimos.` : t`Rechazada: su dinero ya va de vuelta.` });
  }

  return (
    <div className={styles.booking}>
      <div className={`${flow.stack56} ${flow.shrinks}`}>
        <section className={styles.ticket} data-off={data.calledOff || state === 'CANCELLED' || undefined}>
          <p>
            <BookingBadge booking={data} />
          </p>
          <h2>{title}</h2>
          <Dots>
            {whenWords(data)}
            {optionName}
          </Dots>
          <dl>
            <div>
              <dt>
                <Trans>Personas</Trans>
              </dt>
              <dd>{partyWords(state === 'CANCELLED' ? items.map((item) => ({ ...item, state: 'active' })) : items)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Total</Trans>
              </dt>
              <dd>{formatMoney(total, currency)}</dd>
            </div>
            {data.giveBack > 0 && (
              <div>
                <dt>
                  <Trans>Devuélvele tú</Trans>
                </dt>
                <dd>{formatMoney(data.giveBack, currency)}</dd>
              </div>
            )}
            {data.byHand && data.giveBack === 0 && (
              <div>
                <dt>{data.byHand.owed > 0 ? <Trans>Falta cobrar</Trans> : <Trans>Te pagó</Trans>}</dt>
                <dd>{formatMoney(data.byHand.owed > 0 ? data.byHand.owed : data.byHand.paid, currency)}</dd>
              </div>
            )}
            {returned > 0 && (
              <div>
                <dt>
                  <Trans>Le devolviste</Trans>
                </dt>
                <dd>{formatMoney(returned, currency)}</dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>Referencia</Trans>
              </dt>
              <dd>{spacedReference(reference)}</dd>
            </div>
          </dl>
          {(can.accept || can.reject) && (
            <Actions even>
              {can.accept && (
                <Button onClick={() => setAsking('accept')}>
                  <Trans>Aceptarla</Trans>
                </Button>
              )}
              {can.reject && (
                <Button kind="quiet" onClick={() => setAsking('reject')}>
                  <Trans>Rechazarla</Trans>
                </Button>
              )}
            </Actions>
          )}
          <BookingActs booking={data} />
          <TextLink to={operatorPaths.departure(operatorId, departureId)}>
            <Trans>Ver toda la salida</Trans>
          </TextLink>
        </section>
        <div className={`${flow.stack6} ${flow.shrinks}`}>
          {party?.money && <Balance booking={data} money={party.money} />}
          {party && <BookingParty booking={data} party={party} />}
        </div>
      </div>
      <History booking={data} />
      <Confirm
        key={asking}
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'accept' ? t`¿Aceptar esta reserva?` : t`¿Rechazar esta reserva?`}
        verb={asking === 'accept' ? t`Aceptarla` : t`Rechazarla`}
        why={asking === 'reject' ? t`Por qué (lo lee quien reservó)` : undefined}
        run={answer}
      >
        <p>
          {asking === 'accept' ? (
            <Trans>La persona recibe su confirmación y su comprobante. Los lugares ya son suyos.</Trans>
          ) : (
            <Trans>
              Se le devuelven {formatMoney(total, currency)} y los lugares quedan libres ahora mismo. No se puede
              deshacer.
            </Trans>
          )}
        </p>
      </Confirm>
    </div>
  );
}
