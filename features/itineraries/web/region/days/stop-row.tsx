import { Trans, useLingui } from '@lingui/react/macro';
import { GripVertical, MessageSquareText, Trash2, Utensils } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBrokenWords } from '#features/trips/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { nudgeByArrows, useDrag } from '#web/ui/use-drag.ts';
import type { CheckedDay, RegionPlace } from '../../../contract/region.ts';
import type { KeyedStop } from '../itinerary-edits.ts';
import styles from './day-card.module.css';

interface StopRowProps {
  stop: KeyedStop;
  day: string;
  name: string;
  place: RegionPlace | null;
  verdict: CheckedDay['stops'][number] | null;
  onChange: (change: (stop: KeyedStop) => KeyedStop) => void;
  onNudge: (by: 1 | -1) => void;
  onRemove: () => void;
}

const LENGTHS = [15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 360];

export function StopRow({ stop, day, name, place, verdict, onChange, onNudge, onRemove }: StopRowProps) {
  const { t } = useLingui();
  const words = useBrokenWords();
  const region = useFace().id;
  const box = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [writing, setWriting] = useState(false);
  const { dragging, edge } = useDrag({ box, handle, carried: { kind: 'stop', key: stop.key, day } });
  const lengths = LENGTHS.includes(stop.minutes) ? LENGTHS : [...LENGTHS, stop.minutes].sort((a, b) => a - b);
  const end = verdict && verdict.begin + stop.minutes;

  return (
    <li
      ref={box}
      className={styles.stop}
      data-stop={name}
      data-dragging={dragging || undefined}
      data-edge={edge ?? undefined}
      data-broken={verdict?.broken ? true : undefined}
    >
      <button
        ref={handle}
        type="button"
        className={classNames(textStyles.soft, styles.grip)}
        aria-label={t`Mover ${name}: con las flechas o arrastrando`}
        onKeyDown={nudgeByArrows(handle, onNudge)}
      >
        <GripVertical size={20} aria-hidden />
      </button>
      {place ? (
        <img
          className={styles.poster}
          src={posterUrl({ region, ...place.poster })}
          alt=""
          width={44}
          height={49}
          draggable={false}
        />
      ) : (
        <span className={classNames(textStyles.soft, styles.poster)} aria-hidden="true">
          <Utensils size={20} />
        </span>
      )}
      <div className={classNames(flow.stackHalf, flow.shrinks)}>
        <b className={classNames(textStyles.strong, textStyles.breaks)}>{name}</b>
        <small className={`num ${textStyles.soft}`}>
          {verdict && end !== null ? `${formatClock(verdict.begin)}–${formatClock(end)}` : '…'}
          {place?.kindLabel ? ` · ${place.kindLabel}` : ''}
        </small>
      </div>
      <div className={classNames(flow.row1, styles.how)}>
        <SelectField
          label={<span className="sr">{t`Cuánto tiempo en ${name}`}</span>}
          value={stop.minutes}
          onChange={({ target }) => onChange((now) => ({ ...now, minutes: Number(target.value) }))}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatDuration(minutes)}
            </option>
          ))}
        </SelectField>
        {(stop.place === null || place?.category === 'food') && (
          <SelectField
            label={<span className="sr">{t`Qué comida es ${name}`}</span>}
            value={stop.meal ?? ''}
            onChange={({ target }) =>
              onChange(({ meal: _, ...now }) =>
                target.value === 'lunch' || target.value === 'dinner' ? { ...now, meal: target.value } : now,
              )
            }
          >
            {stop.place !== null && <option value="">{t`Visita`}</option>}
            <option value="lunch">{t`Almuerzo`}</option>
            <option value="dinner">{t`Cena`}</option>
          </SelectField>
        )}
        <IconButton label={t`Escribir sobre ${name}`} aria-expanded={writing} onClick={() => setWriting(!writing)}>
          <MessageSquareText size={18} aria-hidden data-full={stop.text ? true : undefined} />
        </IconButton>
        <IconButton label={t`Quitar ${name}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {verdict?.broken && (
        <Alert look="line" live="none" className={styles.said}>
          {words(verdict.broken, () => t`la parada anterior`)}
        </Alert>
      )}
      {!verdict?.broken && verdict?.tooShort ? (
        <Alert look="line" tone="caution" live="none" className={styles.said}>
          <Trans>Es poco: quien va se queda al menos {formatDuration(verdict.tooShort)}.</Trans>
        </Alert>
      ) : null}
      {writing && (
        <div className={styles.said}>
          <TextAreaField
            label={t`Qué decir de ${name}`}
            rows={2}
            value={stop.text}
            maxLength={600}
            onChange={({ target }) => onChange((now) => ({ ...now, text: target.value }))}
          />
        </div>
      )}
    </li>
  );
}
