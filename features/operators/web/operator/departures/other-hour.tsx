import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { partyWords } from '#features/bookings/contract/booking-words.ts';
import type { OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { listSoldBookings } from '#features/checkout/contract/operator-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowFacts, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { departuresQuery, operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { CloseOld } from './close-old.tsx';
import { NewDeparture } from './new-departure.tsx';

/**
 * The two steps to another hour for a departure with bookings: a new departure, and then each booking moves to it. The
 * first step is done as soon as the day has another departure of the same option.
 */
export function OtherHour({ departure }: { departure: ManagedDeparture }) {
  const { id, date } = departure;
  const { id: operatorId } = useOperator();
  const api = useApi();
  const { data: ofDay } = useQuery(departuresQuery(api, operatorId, date, date));
  const hours = (ofDay?.items ?? []).flatMap((other) => (isInstead(other, departure) ? (other.time ?? []) : []));
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [...operatorKey(operatorId), 'bookings', { departure: id, state: 'CONFIRMED' }, 'first page'],
    queryFn: ({ signal }) =>
      api.call(listSoldBookings, {
        params: { operatorId },
        query: { departure: id, state: 'CONFIRMED' },
        signal,
        quiet: true,
      }),
  });
  return (
    <div className={flow.stack4}>
      <p>
        <Trans>Ya hay gente con reserva. Primero pregúntales.</Trans>
      </p>
      <div className={flow.stack2}>
        {hours.length > 0 ? (
          <p className={flow.row2}>
            <Check size={18} aria-hidden className={textStyles.open} />
            <Trans>1. Ese día ya hay otra salida: {list.format(hours)}.</Trans>
          </p>
        ) : (
          <p>
            <Trans>1. Agrega una salida a la hora nueva.</Trans>
          </p>
        )}
        {adding ? (
          <NewDeparture day={date} like={departure} onDone={() => setAdding(false)} />
        ) : (
          <Button kind={hours.length > 0 ? 'bare' : 'quiet'} onClick={() => setAdding(true)}>
            {hours.length > 0 ? <Trans>Agregar otra hora</Trans> : <Trans>Agregar la salida</Trans>}
          </Button>
        )}
      </div>
      <div className={flow.stack2}>
        <p>
          <Trans>2. Pregúntale a cada uno si puede a esa hora y cámbialo.</Trans>
        </p>
        {error && !data ? (
          <Trouble error={error} retry={() => void refetch()} />
        ) : !data ? (
          <SkeletonList rows={2} />
        ) : data.items.length === 0 ? (
          <p className={textStyles.soft}>
            <Trans>Ya no queda nadie en esta salida.</Trans>
          </p>
        ) : (
          <Rows>
            {data.items.map((booking) => (
              <Asked key={booking.id} booking={booking} />
            ))}
          </Rows>
        )}
      </div>
      <CloseOld departure={departure} isEmpty={data?.items.length === 0} />
      <p>
        <Trans>O cancélala: quien reservó elige otra fecha o recupera su dinero.</Trans>
      </p>
    </div>
  );
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const isInstead = (other: ManagedDeparture, { id, optionId }: ManagedDeparture): boolean =>
  other.id !== id &&
  other.optionId === optionId &&
  (other.state === 'scheduled' || other.state === 'guaranteed' || other.state === 'closed') &&
  Date.parse(other.startsAt) > Date.now();

function Asked({ booking: { id, name, items, hasEmail, channel } }: { booking: OperatorBookingRow }) {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  return (
    <Row>
      <RowMain>
        <RowLink to={operatorPaths.booking(operatorId, id)}>{name ?? t`Sin nombre`}</RowLink>
        <RowFacts className={rows.soft}>
          <span>{partyWords(items)}</span>
          <span>
            {channel === 'octo' ? (
              <Trans>La vendió un revendedor: habla con él</Trans>
            ) : channel === 'desk' && !hasEmail ? (
              <Trans>No dejó correo: llama y cambia tú su reserva</Trans>
            ) : channel === 'desk' ? (
              <Trans>Cambia tú su reserva a la otra salida</Trans>
            ) : (
              <Trans>Proponle la otra salida</Trans>
            )}
          </span>
        </RowFacts>
      </RowMain>
    </Row>
  );
}
