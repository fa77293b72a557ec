import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleHelp, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TimeAxis, TimeRibbon } from '#web/ui/time-ribbon.tsx';
import type { PlaceDetail } from '../../contract/place.ts';
import styles from './hours-section.module.css';
import { drawWeek, regionNow } from './hours-week.rules.ts';
import { SourceLine } from './source-line.tsx';

export function HoursSection({ place: { hours } }: { place: PlaceDetail }) {
  const drawn = hours.week.some((spans) => spans.length > 0) && hours.class !== 'unknown';
  return (
    <section aria-labelledby="horario">
      <h2 id="horario">
        <Trans>Horario</Trans>
      </h2>
      {hours.class === 'open_space' && (
        <p className={flow.mark2}>
          <Sun size={20} className={textStyles.open} aria-hidden />
          <span>
            <b>
              <Trans>Espacio abierto.</Trans>
            </b>{' '}
            {drawn ? (
              <Trans>No tiene puerta; estas son las horas recomendadas.</Trans>
            ) : (
              <Trans>No tiene puerta ni taquilla: puedes ir cuando quieras, mejor con luz.</Trans>
            )}
          </span>
        </p>
      )}
      {hours.class === 'assumed' && (
        <p className={flow.mark2}>
          <CircleHelp size={20} className={textStyles.caution} aria-hidden />
          <span>
            <b className={textStyles.caution}>
              <Trans>Horario supuesto.</Trans>
            </b>{' '}
            <Trans>
              Nadie ha publicado su horario. Para planear usamos el habitual de los lugares de su tipo: confírmalo antes
              de ir.
            </Trans>
          </span>
        </p>
      )}
      {hours.class === 'unknown' && (
        <p className={flow.mark2}>
          <CircleHelp size={20} className={textStyles.caution} aria-hidden />
          <span>
            <b className={textStyles.caution}>
              <Trans>Horario sin comprobar.</Trans>
            </b>{' '}
            <Trans>Ninguna fuente abierta lo publica. Pregunta antes de ir; si lo sabes, ayúdanos a completarlo.</Trans>
          </span>
        </p>
      )}
      {drawn && <Week week={hours.week} sure={hours.class === 'known'} />}
      {hours.note && <p className={textStyles.note}>{hours.note}</p>}
      {hours.isOld && (
        <p className={classNames(flow.mark2, textStyles.small, textStyles.caution)}>
          <CircleHelp size={17} aria-hidden />
          <Trans>Su responsable no lo confirma hace tiempo. Pregunta antes de ir.</Trans>
        </p>
      )}
      {hours.verifiedAt && !hours.isOld && (
        <p className={classNames(flow.mark2, textStyles.small, textStyles.open)}>
          <BadgeCheck size={17} aria-hidden />
          <Trans>Verificado el {formatDay(hours.verifiedAt)}</Trans>
        </p>
      )}
      {hours.source && hours.class !== 'assumed' && hours.class !== 'unknown' && <SourceLine source={hours.source} />}
    </section>
  );
}

export function Week({ week, sure }: { week: PlaceDetail['hours']['week']; sure: boolean }) {
  const { t } = useLingui();
  const now = useRegionNow();
  const { from, to, marks, days } = drawWeek(week);
  const names = [t`lunes`, t`martes`, t`miércoles`, t`jueves`, t`viernes`, t`sábado`, t`domingo`];
  return (
    <div className={styles.week}>
      <div className={styles.axis}>
        <TimeAxis from={from} to={to} marks={marks.map((hour) => ({ at: hour, label: hour % 24 }))} />
      </div>
      <dl>
        {days.map(({ spans, text }, day) => {
          const today = now?.day === day;
          const repeats = !today && text !== '' && text === days[day - 1]?.text;
          return (
            <div key={names[day]} className={classNames(styles.day, textStyles.small, today && styles.today)}>
              <dt>
                {names[day]}
                {today && (
                  <span>
                    {' '}
                    <i aria-hidden="true">·</i> <Trans>hoy</Trans>
                  </span>
                )}
              </dt>
              <dd>
                <TimeRibbon
                  from={from}
                  to={to}
                  spans={spans.map(({ open, close }) => ({ begin: open, end: close }))}
                  now={today ? { at: now.hour, text: now.text } : null}
                  tone={sure ? 'plain' : 'doubt'}
                  strong={today}
                />
                <b className={classNames('num', !text && textStyles.soft, repeats && styles.repeated)}>
                  {text || <Trans>Cerrado</Trans>}
                </b>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Returns null on the server, because the browser may show the page much later. */
function useRegionNow() {
  const { timeZone } = useFace();
  const [now, setNow] = useState<ReturnType<typeof regionNow> | null>(null);
  useEffect(() => {
    const tick = () => setNow(regionNow(timeZone, new Date()));
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
}
