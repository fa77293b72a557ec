import { Trans, useLingui } from '@lingui/react/macro';
import { Check, TrafficCone, TriangleAlert } from 'lucide-react';
import { closureWords } from '#features/closures/contract/closure-words.ts';
import { useBrokenWords } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldSet } from '#web/ui/field-set.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ItineraryCheck } from '../../contract/region.ts';
import styles from './itinerary-form.module.css';

interface CheckPanelProps {
  check: ItineraryCheck;
  weekday: number;
  busy: boolean;
  onWeekday: (weekday: number) => void;
}

const MOST_SAID = 4;

export function useWeekdayNames(): string[] {
  const { t } = useLingui();
  return [t`lunes`, t`martes`, t`miércoles`, t`jueves`, t`viernes`, t`sábado`, t`domingo`];
}

export function CheckPanel({ check, weekday, busy, onWeekday }: CheckPanelProps) {
  const { t } = useLingui();
  const words = useBrokenWords();
  const names = useWeekdayNames();
  const today = localDate(useFace().timeZone);
  const nameOf = (place: string | null) =>
    place === null ? t`La comida` : (check.places.find(({ id }) => id === place)?.name ?? t`Un lugar que ya no está`);
  const wrong = check.weekdays.find((one) => one.weekday === weekday)?.broken ?? [];
  const isSound = check.weekdays.every(({ broken }) => broken.length === 0);
  return (
    <section className={styles.check} aria-live="polite" data-busy={busy || undefined} data-sound={isSound}>
      <Alert
        look="panel"
        tone={isSound ? 'open' : 'stop'}
        live="none"
        icon={isSound ? <Check size={20} aria-hidden /> : <TriangleAlert size={20} aria-hidden />}
      >
        <h2>
          {!isSound ? (
            <Trans>Así no se puede hacer</Trans>
          ) : check.needsAttention ? (
            <Trans>Sí, salvo lo anunciado</Trans>
          ) : (
            <Trans>Se puede hacer</Trans>
          )}
        </h2>
        <FieldSet layout="chips" legend={<Trans>Empezando un</Trans>}>
          {check.weekdays.map(({ weekday: day, broken }) => (
            <label
              key={day}
              className={classNames(textStyles.small, broken.length > 0 && textStyles.stop, styles.weekday)}
              data-broken={broken.length > 0 || undefined}
            >
              <input type="radio" name="weekday" checked={day === weekday} onChange={() => onWeekday(day)} />
              <span>{names[day]!.slice(0, 3)}</span>
              <span className="sr">{broken.length > 0 ? t`${names[day]!}: no encaja` : t`${names[day]!}: encaja`}</span>
            </label>
          ))}
        </FieldSet>
        {wrong.length > 0 && (
          <ul>
            {wrong.slice(0, MOST_SAID).map(({ day, stop, place, reason }) => (
              <li key={`${day}-${stop}`} className={textStyles.small}>
                <b>{t`Día ${day + 1}: ${nameOf(place)}`}</b>
                {words(reason, () => t`la parada anterior`)}
              </li>
            ))}
          </ul>
        )}
        {check.closures.map((closure) => (
          <Alert key={closure.id} look="line" tone="caution" live="none" icon={<TrafficCone size={16} aria-hidden />}>
            <p>
              {closure.place !== null && <b>{nameOf(closure.place)}: </b>}
              {closureWords(closure, today)}
            </p>
          </Alert>
        ))}
      </Alert>
    </section>
  );
}
