import { Trans } from '@lingui/react/macro';
import { fullRefundUntil } from '#features/operators/contract/cancellation-refund.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import type { OrderBooking } from '../../contract/order.ts';
import styles from './booking.module.css';
import { useBookedPlan } from './use-booked-plan.ts';

interface BeforeTheDayProps {
  booking: OrderBooking;
  /** `true` if other bookings are listed beside this one. */
  isNamed: boolean;
}

/** Shows where to be, whom to call, what to bring and until when a cancellation costs nothing. */
export function BeforeTheDay({ booking, isNamed }: BeforeTheDayProps) {
  const { snapshot, answers } = booking;
  const { meeting, policy, startsAt, zone, operatorName, title } = snapshot;
  const plan = useBookedPlan(booking);
  const pickup = typeof answers?.pickup === 'string' ? answers.pickup : '';
  const isFetched = pickup !== '' || meeting.kind === 'pickup';
  const free = fullRefundUntil(policy, new Date(startsAt), zone, new Date());
  const phone = plan?.operator.phone;
  return (
    <section className={styles.before}>
      <h2>{isNamed ? title : <Trans>Antes de ir</Trans>}</h2>
      <Facts>
        <Fact name={isFetched ? <Trans>Te recogen en</Trans> : <Trans>Punto de encuentro</Trans>}>
          {pickup || meeting.name}
          {!pickup && meeting.note && `. ${meeting.note}`}
        </Fact>
        {phone && (
          <Fact name={<Trans>Teléfono de {operatorName}</Trans>}>
            <Telephone phone={phone} of={operatorName} kind="inline" />
          </Fact>
        )}
        {plan && plan.bring.length > 0 && <Fact name={<Trans>Qué llevar</Trans>}>{plan.bring.join(', ')}</Fact>}
        {free && (
          <Fact name={<Trans>Cancelas gratis</Trans>}>
            <Trans>hasta el {momentWords(free, zone)}</Trans>
          </Fact>
        )}
      </Facts>
    </section>
  );
}
