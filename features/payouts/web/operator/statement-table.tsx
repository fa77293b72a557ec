import { Trans, useLingui } from '@lingui/react/macro';
import { STATEMENT_KIND_WORDS, type StatementPart } from '#features/payouts/contract/statement.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from '../money.module.css';

/** The sums and lines of one month in one currency. */
export function StatementTable({ part }: { part: StatementPart }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { currency, lines } = part;
  const day = new Intl.DateTimeFormat('es', { timeZone, day: 'numeric', month: 'short' });
  const money = (minor: number) => formatMoney(minor, currency);
  const facts = [
    { label: t`Saldo al empezar`, amount: part.opening },
    { label: t`Cobrado a viajeros`, amount: part.gross },
    { label: t`Devuelto a viajeros`, amount: 0 - part.refunded },
    { label: t`Comisión de la región`, amount: 0 - part.commission },
    { label: t`Pagado a tu cuenta`, amount: 0 - part.paidOut },
    { label: t`Saldo al terminar`, amount: part.closing },
  ];
  const columns = [t`Cobrado`, t`Devuelto`, t`Comisión`, t`Neto`, t`Saldo`];
  return (
    <>
      <dl className={classNames(styles.figures, styles.six)}>
        {facts.map(({ label, amount }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Concepto</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.at} ${line.reference} ${line.balance}`}>
              <td>
                {line.title ?? STATEMENT_KIND_WORDS[line.kind]}
                <small>
                  {[day.format(new Date(line.at)), line.title && STATEMENT_KIND_WORDS[line.kind], line.reference]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              {[line.gross, 0 - line.refunded, 0 - line.commission, line.net, line.balance].map((amount, at) => (
                <td
                  key={columns[at]}
                  data-label={columns[at]}
                  data-none={amount === 0 && at < 3 ? '' : undefined}
                  className={classNames(at === 3 && styles.amount, amount < 0 && at > 2 && styles.less)}
                >
                  {amount === 0 && at < 3 ? '—' : money(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
