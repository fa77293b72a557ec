import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Age, Trouble } from '#features/backoffice/web/public.ts';
import { partyWords, spacedReference, whenWords } from '#features/bookings/contract/booking-words.ts';
import type { RegionBooking } from '#features/checkout/contract/region-bookings.ts';
import { showRegionBooking } from '#features/checkout/contract/region-routes.ts';
import { FactsList } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { BookingBadge } from '../operator/booking-badge.tsx';
import { paidSoFar, useStepWords } from '../operator/use-step-words.ts';
import { bookingFileKey, ServeBooking } from './serve-booking.tsx';

export function BookingFile({ bookingId }: { bookingId: string }) {
  const api = useApi();
  const booking = useQuery({
    queryKey: bookingFileKey(bookingId),
    queryFn: ({ signal }) => api.call(showRegionBooking, { params: { bookingId }, signal, quiet: true }),
    // The data is not fetched again automatically, because the audit log records every request.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={flow.stack4}>
      <p>
        <Link to={regionPaths.bookings()}>
          <Trans>Buscar otra reserva</Trans>
        </Link>
      </p>
      {booking.isPending ? (
        <SkeletonList rows={5} />
      ) : booking.error ? (
        <Trouble error={booking.error} retry={() => void booking.refetch()} />
      ) : (
        <File booking={booking.data} />
      )}
    </div>
  );
}

function File({ booking }: { booking: RegionBooking }) {
  const { t } = useLingui();
  const { title, optionName, operator, items, total, currency, order, email, phone, cancellation } = booking;
  const paid = order ? paidSoFar(order) : 'all';
  const stepWords = useStepWords(paid, 'region', cancellation?.cause ?? null);
  const regionWords: Record<string, string> = {
    ask:
      paid === 'all'
        ? t`Pagada, espera la respuesta del operador`
        : t`Adelanto pagado, espera la respuesta del operador`,
    offer: t`El operador ofreció otra fecha`,
    message: t`El operador escribió`,
  };
  const channelWords = {
    web: t`En el sitio`,
    quotation: t`Por una cotización`,
    octo: t`Por una agencia`,
  };
  const operatorLink = <Link to={regionPaths.operator(operator.id)}>{operator.name}</Link>;
  const planLink = (
    <Link to={regionPaths.plan(booking.planId)}>
      <Trans>Ver el plan</Trans>
    </Link>
  );
  const emailLink = email && <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>{email}</a>;
  const phoneLink = phone && <Telephone kind="inline" phone={phone} of={booking.name ?? undefined} />;
  return (
    <>
      <Card as="section" aria-labelledby="what">
        <div className={`${flow.row3} ${flow.ends}`}>
          <div>
            <h2 id="what" className={textStyles.titleM}>
              {title}
            </h2>
            <p className={textStyles.note}>
              {whenWords(booking)} · {optionName}
            </p>
          </div>
          <BookingBadge booking={booking} />
        </div>
        <FactsList
          facts={[
            [t`A nombre de`, booking.name],
            [t`Correo`, emailLink],
            [t`Teléfono`, phoneLink],
            [t`Personas`, partyWords(items)],
            [t`Operador`, operatorLink],
            [t`Plan`, planLink],
            [t`Se vendió`, booking.channel === 'desk' ? t`A mano, por el operador` : channelWords[booking.channel]],
            [t`Referencia de la reserva`, spacedReference(booking.reference)],
            [t`Referencia de la compra`, booking.orderReference && spacedReference(booking.orderReference)],
            [t`Referencia de la agencia`, booking.resellerReference],
            [t`Precio`, formatMoney(total, currency)],
            [
              t`Pagado de la compra`,
              order && t`${formatMoney(order.paid, currency)} de ${formatMoney(order.total, currency)}`,
            ],
            [t`Devuelto`, cancellation && cancellation.refund > 0 && formatMoney(cancellation.refund, currency)],
            [t`Por qué se canceló`, cancellation?.reason],
          ]}
        />
      </Card>
      <ServeBooking booking={booking} />
      {booking.history.length > 0 && (
        <Card as="section" aria-labelledby="history">
          <h2 id="history" className={textStyles.titleM}>
            <Trans>Historial</Trans>
          </h2>
          <Rows as="ol">
            {booking.history.map(({ at, action, actor, who, reason }) => (
              <Row key={at + action}>
                <RowMain>
                  <RowName>{regionWords[action] ?? stepWords(action, actor)}</RowName>
                  <span className={textStyles.note}>
                    {who && <>{who} · </>}
                    <Age at={at} />
                  </span>
                  {reason && <p className={textStyles.keepsLines}>{reason}</p>}
                </RowMain>
              </Row>
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
}
