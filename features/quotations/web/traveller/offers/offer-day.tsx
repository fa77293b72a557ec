import { Trans, useLingui } from '@lingui/react/macro';
import { formatClock, formatDuration } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { OfferContent } from '../../../contract/offer.ts';
import styles from '../../stops.module.css';

/** @param number number of the day, from 1. Null if the offer has only one day. */
export function OfferDay({ day, number }: { day: OfferContent['days'][number]; number: number | null }) {
  const { t } = useLingui();
  const name = number === null ? null : t`Día ${number}`;
  const apart = day.stops.filter(({ included }) => !included).length;
  const mostlyApart = apart > 1 && apart > day.stops.length / 2;
  return (
    <div className={flow.stack2}>
      <h4 className={flow.stackHalf}>
        {name !== null && day.title !== name && <small className={textStyles.warm}>{name}</small>}
        {day.title}
      </h4>
      <ol>
        {day.stops.map(({ begin, title, note, included, minutes }) => (
          <li key={`${begin}-${title}`} className={styles.stop}>
            <time className="num">{formatClock(begin)}</time>
            <span className={flow.stackHalf}>
              {title}
              {note && <small className={textStyles.soft}>{note}</small>}
              {mostlyApart && included && <small className={textStyles.open}>{t`Incluido en el precio`}</small>}
              {!mostlyApart && !included && <small className={textStyles.caution}>{t`No incluido en el precio`}</small>}
            </span>
            <small className={`${textStyles.soft} num`}>{formatDuration(minutes)}</small>
          </li>
        ))}
      </ol>
      {mostlyApart && (
        <p className={textStyles.note}>
          {apart < day.stops.length ? (
            <Trans>En las demás paradas, lo que cobren se paga aparte.</Trans>
          ) : (
            <Trans>Lo que cobren en estas paradas se paga aparte.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
