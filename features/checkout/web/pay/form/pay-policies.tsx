import { Trans } from '@lingui/react/macro';
import { CancelBands } from '#features/operators/web/public.ts';
import type { Order } from '../../../contract/order.ts';
import styles from './pay-form.module.css';

export function PayPolicies({ order: { bookings, schedule, currency } }: { order: Order }) {
  const alike = Map.groupBy(bookings, ({ snapshot: { startsAt, zone, policy } }) =>
    JSON.stringify([startsAt, zone, policy]),
  );
  const groups = [...alike.values()];
  const due = schedule[0]?.parts ?? [];
  const dueOf = ({ id, total }: Order['bookings'][number]) =>
    due.find(({ bookingId }) => bookingId === id)?.amount ?? total;
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Si cancelas</Trans>
      </h2>
      {groups.map((group) => {
        const { id, snapshot } = group[0]!;
        return (
          <details key={id} className={styles.bands} open={groups.length === 1}>
            <summary>{group.map(({ snapshot: { title } }) => title).join(' · ')}</summary>
            <CancelBands
              policy={snapshot.policy}
              startsAt={snapshot.startsAt}
              zone={snapshot.zone}
              lines={group.map((booking) => ({ total: booking.total, dueNow: dueOf(booking) }))}
              currency={currency}
            />
          </details>
        );
      })}
    </section>
  );
}
