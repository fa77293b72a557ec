import { Trans, useLingui } from '@lingui/react/macro';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { RequestedDays, useWishFacts } from '../../wish-facts.tsx';
import styles from './request.module.css';

/** The request, as the operators read it. */
export function RequestSummary({ quotation: { reference, wish, areas, contact } }: { quotation: QuotationView }) {
  const { t } = useLingui();
  const wishFacts = useWishFacts();
  const facts: [string, string][] = [
    [t`Referencia`, spacedReference(reference)],
    ...wishFacts(wish, areas),
    ...(contact ? [[t`Te escriben a`, contact.email] as [string, string]] : []),
  ];
  return (
    <section className={styles.asked}>
      <h2>
        <Trans>Lo que pediste</Trans>
      </h2>
      <dl>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{words}</dd>
          </div>
        ))}
      </dl>
      {wish.wishes && <p className={styles.wishes}>{wish.wishes}</p>}
      {wish.days.length > 0 && (
        <details className={styles.askedDays}>
          <summary>{t`Los días que propusiste`}</summary>
          <RequestedDays days={wish.days} />
        </details>
      )}
    </section>
  );
}
