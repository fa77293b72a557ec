import { Trans, useLingui } from '@lingui/react/macro';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { TotalPrice } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { Fret } from '#web/ui/fret.tsx';
import type { PayerView } from '../../../contract/payer.ts';
import styles from '../order-summary.module.css';

export function PayerSummary({ view: { amount, currency, dueAt, titles, reference } }: { view: PayerView }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  return (
    <section className={styles.summary} aria-label={t`Lo que pagas`}>
      <TotalPrice minor={amount} currency={currency} />
      <p className={styles.soft}>
        <Trans>Se paga hasta el {formatDate(localDate(timeZone, new Date(dueAt)))}</Trans>
      </p>
      <Fret className={styles.fret} />
      <ul className={styles.titles}>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two bookings may have the same title
          <li key={index}>{title}</li>
        ))}
      </ul>
      <p className={styles.reference}>
        <Trans>
          Reserva <b className="num">{spacedReference(reference)}</b>
        </Trans>
      </p>
    </section>
  );
}
