import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Route, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Form } from 'react-router';
import { useFace } from '#web/face.ts';
import { daysBetween, formatDate, localDate } from '#web/format/dates.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import type { Starter } from './starter.ts';
import styles from './trip-starter.module.css';

const StarterSheets = lazy(() => import('./starter-sheets.tsx'));

/** If dates are chosen, the main button plans at once. Without scripts, the form sends two adults and no dates. */
export function TripStarter() {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const [trip, setTrip] = useState<Starter>({ range: null, adults: 2, children: 0, seniors: 0 });
  const [asking, setAsking] = useState<'dates' | 'people' | null>(null);
  const { range, adults, children, seniors } = trip;
  const days = range && daysBetween(range.from, range.to) + 1;
  return (
    <>
      <div className={styles.room}>
        <Form className={styles.ticket} action={paths.planTrip()} aria-label={t`Arma tu viaje`}>
          <div className={styles.title}>
            <h2>
              <Trans>Arma tu viaje</Trans>
            </h2>
            <p>
              <Trans>Ves el plan antes de dar un solo dato</Trans>
            </p>
            <button type="submit" className={styles.tastes}>
              <Trans>Elegir gustos y dónde duermes</Trans>
            </button>
          </div>
          <button type="button" className={styles.field} onClick={() => setAsking('dates')}>
            <span className={styles.name}>
              <Trans>Fechas</Trans>
            </span>
            <b className="num">
              {range ? (
                <>
                  <span>{formatDate(range.from)}</span>{' '}
                  {range.to !== range.from && <span>– {formatDate(range.to)}</span>}
                </>
              ) : (
                <Trans>Elige tus días</Trans>
              )}
            </b>
            <CalendarDays size={20} aria-hidden />
          </button>
          <button type="button" className={styles.field} onClick={() => setAsking('people')}>
            <span className={styles.name}>
              <Trans>Quiénes</Trans>
            </span>
            <b>
              <Plural value={adults} one="# adulto" other="# adultos" />
              {children > 0 && (
                <>
                  , <Plural value={children} one="# niño o niña" other="# niños" />
                </>
              )}
              {seniors > 0 && (
                <>
                  , <Plural value={seniors} one="# persona mayor" other="# personas mayores" />
                </>
              )}
            </b>
            <Users size={20} aria-hidden />
          </button>
          <fieldset className={styles.pace}>
            <legend className={styles.name}>
              <Trans>Ritmo</Trans>
            </legend>
            <span>
              {(
                [
                  ['suave', t`Suave`],
                  ['equilibrado', t`Equilibrado`],
                  ['lleno', t`Lleno`],
                ] as const
              ).map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name="ritmo" value={value} defaultChecked={value === 'equilibrado'} />
                  <span>{label}</span>
                </label>
              ))}
            </span>
          </fieldset>
          {range && <input type="hidden" name="desde" value={range.from} />}
          {days && <input type="hidden" name="dias" value={days} />}
          <input type="hidden" name="adultos" value={adults} />
          {children > 0 && <input type="hidden" name="ninos" value={children} />}
          {seniors > 0 && <input type="hidden" name="mayores" value={seniors} />}
          <Button type="submit" className={styles.go} name={range ? 'plan' : undefined} value="si">
            <Route size={20} aria-hidden />
            <Trans>Ver mi plan</Trans>
          </Button>
        </Form>
      </div>
      {asking && (
        <Suspense>
          <StarterSheets
            asking={asking}
            trip={trip}
            today={localDate(timeZone)}
            onChange={(change) => setTrip((before) => ({ ...before, ...change }))}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  );
}
