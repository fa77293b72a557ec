import { Trans, useLingui } from '@lingui/react/macro';
import { BedDouble } from 'lucide-react';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { addDays, formatDate } from '#web/format/dates.ts';
import { Toggle } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { AnchorField } from './anchor-field.tsx';
import { type ChosenAnchor, type ChosenNight, nameOfAnchor } from './chosen-anchor.ts';
import styles from './nights-field.module.css';
import { sleepFrom } from './sleep-from.ts';

interface NightsFieldProps {
  startDate: string;
  days: number;
  start: ChosenAnchor;
  value: readonly ChosenNight[];
  onChange: (nights: ChosenNight[]) => void;
}

/** A change of a night also applies to the following nights at the same lodging. */
export function NightsField({ startDate, days, start, value, onChange }: NightsFieldProps) {
  const { t } = useLingui();
  const { centre } = useFace();
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<number | null>(null);
  if (days < 3 && !value.some(({ day }) => day < days - 1)) return null;
  const shown = isOpen || value.length > 0;
  const first = nameOfAnchor(start) ?? centre.name;
  const nights = Array.from({ length: days - 1 }, (_, day) => day);
  const change = (day: number, at: ChosenAnchor) => {
    onChange(sleepFrom(value, day, at, days - 1));
    setAsking(null);
  };
  return (
    <div className={flow.stack3}>
      <Toggle
        checked={shown}
        hint={t`Cada día sale de donde dormiste y termina donde duermes.`}
        onChange={(event) => {
          setOpen(event.target.checked);
          setAsking(null);
          if (!event.target.checked) onChange([]);
        }}
      >
        <Trans>Duermo en más de un lugar</Trans>
      </Toggle>
      {shown ? (
        <ol className={flow.ruled}>
          {nights.map((day) => {
            const night = formatDate(addDays(startDate, day));
            const there = value.find((other) => other.day === day)?.at ?? null;
            const name = nameOfAnchor(there) ?? first;
            return asking === day ? (
              <li key={day} className={flow.stack2}>
                <AnchorField
                  label={t`Noche del ${night}`}
                  otherwise={t`Desde esta noche en adelante`}
                  value={null}
                  onChange={(at) => change(day, at)}
                />
                {there ? (
                  <TextButton onClick={() => change(day, null)}>
                    <Trans>Volver a {first}</Trans>
                  </TextButton>
                ) : null}
              </li>
            ) : (
              <li key={day} className={styles.night}>
                <BedDouble size={20} aria-hidden="true" />
                <span>
                  <small className={classNames('num', textStyles.soft)}>{night}</small>
                  <b>{name}</b>
                </span>
                <TextButton onClick={() => setAsking(day)}>
                  <Trans>Cambiar</Trans>
                  <span className="sr">{t` dónde duermes el ${night}`}</span>
                </TextButton>
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  );
}
