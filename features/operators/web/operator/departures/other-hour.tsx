import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
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
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { NewDeparture } from './new-departure.tsx';

/** The two ways to another hour for a departure with bookings: a new departure, and a proposal to each booking. */
export function OtherHour({ departure }: { departure: ManagedDeparture }) {
  const { id, date } = departure;
  const { id: operatorId } = useOperator();
  const api = useApi();
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
        <p>
          <Trans>1. Agrega una salida a la hora nueva.</Trans>
        </p>
        {adding ? (
          <NewDeparture day={date} like={departure} onDone={() => setAdding(false)} />
        ) : (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            <Trans>Agregar la salida</Trans>
          </Button>
        )}
      </div>
      <div className={flow.stack2}>
        <p>
          <Trans>2. Pregúntale a cada uno si le sirve.</Trans>
        </p>
        {error && !data ? (
          <Trouble error={error} retry={() => void refetch()} />
        ) : !data ? (
          <SkeletonList rows={2} />
        ) : (
          <Rows>
            {data.items.map((booking) => (
              <Asked key={booking.id} booking={booking} />
            ))}
          </Rows>
        )}
      </div>
      <p>
        <Trans>O cancélala: quien reservó elige otra fecha o recupera su dinero.</Trans>
      </p>
    </div>
  );
}

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
            ) : hasEmail ? (
              <Trans>Proponle otra fecha</Trans>
            ) : (
              <Trans>No dejó correo: llámale</Trans>
            )}
          </span>
        </RowFacts>
      </RowMain>
    </Row>
  );
}
