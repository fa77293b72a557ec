import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { bookingQuery } from './sold.queries.ts';

export function BookingTitle({ operatorId, bookingId }: { operatorId: string; bookingId: string }) {
  const { data } = useQuery(bookingQuery(useApi(), operatorId, bookingId));
  return data?.name ? <Trans>Reserva de {data.name}</Trans> : <Trans>Una reserva</Trans>;
}
