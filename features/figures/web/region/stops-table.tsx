import { Trans, useLingui } from '@lingui/react/macro';
import { formatInteger } from '#web/format/count.ts';
import { formatDate, weekday } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FEWEST, type Figures } from '../../contract/figures.ts';
import styles from './stops-table.module.css';

export type StopsData = Figures['stops'];

const SATURDAY = 5;
/** Pixels of the largest figure. */
const LARGEST = 42;
/** A stepped diamond, as in the region's friezes. */
const STEPS = 'M10 0h6v3h4v3h3v4h3v6h-3v4h-3v3h-4v3h-6v-3H6v-3H3v-4H0v-6h3V6h3V3h4z';

/** On a phone, the days run down. Only one of the two tables is shown. */
export function StopsTable({ days, districts }: StopsData) {
  const { t } = useLingui();
  const most = Math.max(FEWEST, ...districts.flatMap(({ counts }) => counts.map((count) => count ?? 0)));
  const caption = t`Paradas en planes por distrito y día`;
  const heads = days.map(({ day, holiday }) => ({
    day,
    holiday,
    look: holiday ? styles.holiday : weekday(day) >= SATURDAY ? styles.weekend : undefined,
  }));
  const nameOf = (name: string | null) => name ?? t`Sin distrito`;
  return (
    <>
      <table className={classNames(styles.table, styles.across)}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head.day} scope="col" className={head.look}>
                <DayHead {...head} />
              </th>
            ))}
            <th scope="col" className={styles.sum}>
              <Trans>suma</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {districts.map(({ name, counts, sum, hides }) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              {heads.map(({ day, look }, at) => (
                <td key={day} className={look}>
                  <StopCount count={counts[at]!} most={most} />
                </td>
              ))}
              <td className={styles.sum}>
                {hides && sum === 0 ? (
                  <Trans>pocas</Trans>
                ) : hides ? (
                  <span title={t`Sin contar los días de una a cuatro`}>{formatInteger(sum)}+</span>
                ) : (
                  formatInteger(sum)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table is wider than a phone, so keys must scroll it */}
      <section className={styles.down} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <td />
              {districts.map(({ name }) => (
                <th key={name} scope="col">
                  {nameOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heads.map(({ look, ...head }, at) => (
              <tr key={head.day} className={look}>
                <th scope="row">
                  <DayHead {...head} />
                </th>
                {districts.map(({ name, counts }) => (
                  <td key={name}>
                    <StopCount count={counts[at]!} most={most} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function DayHead({ day, holiday }: { day: string; holiday: string | null }) {
  return (
    <>
      <span className="sr">{formatDate(day)}</span>
      <span aria-hidden>
        <small>{formatDate(day).slice(0, 3)}</small>
        {Number(day.slice(8))}
      </span>
      {holiday && (
        <em title={holiday}>
          <Trans>feriado</Trans>
        </em>
      )}
    </>
  );
}

/** The area of the figure is the count. */
function StopCount({ count, most }: { count: number | null; most: number }) {
  if (count === 0) return <small className={styles.none}>0</small>;
  if (count === null) return <small>&lt;{FEWEST}</small>;
  const size = Math.sqrt(count / most) * LARGEST;
  return (
    <span className={styles.stops} data-most={count === most || undefined} title={formatInteger(count)}>
      <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden>
        <path d={STEPS} />
      </svg>
      <span className={count === most ? styles.most : 'sr'}>{formatInteger(count)}</span>
    </span>
  );
}
