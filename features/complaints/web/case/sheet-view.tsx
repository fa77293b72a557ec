import { type Filed, sheetParts } from '#features/complaints/contract/sheet-lines.ts';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import styles from './case.module.css';

export function SheetView({ complaint }: { complaint: Filed }) {
  const { timeZone, locale } = useFace();
  const parts = sheetParts(complaint, {
    day: (iso) => formatDate(iso.length === 10 ? iso : localDate(timeZone, new Date(iso))),
    money: ({ minor, currency }) => formatMoney(minor, currency, locale),
  });
  return parts.map(({ title, lines }) => (
    <section key={title} className={styles.part}>
      <h3>{title}</h3>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
