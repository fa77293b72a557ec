import { Trans, useLingui } from '@lingui/react/macro';
import { FieldSet } from '#web/ui/field-set.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import styles from './weekday-field.module.css';

export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

interface WeekdayFieldProps {
  /** 1 = Monday, 7 = Sunday. At least one day, except at first. */
  value: readonly number[];
  onChange: (value: number[]) => void;
}

export function WeekdayField({ value, onChange }: WeekdayFieldProps) {
  const { t } = useLingui();
  const names = [t`lunes`, t`martes`, t`miércoles`, t`jueves`, t`viernes`, t`sábado`, t`domingo`];
  return (
    <FieldSet legend={t`Días`}>
      <div className={styles.week}>
        {names.map((name, index) => {
          const day = index + 1;
          const isChosen = value.includes(day);
          return (
            <label key={name}>
              <input
                type="checkbox"
                aria-label={name}
                checked={isChosen}
                disabled={isChosen && value.length === 1}
                onChange={({ target }) =>
                  onChange((target.checked ? [...value, day] : value.filter((other) => other !== day)).toSorted())
                }
              />
              <span aria-hidden="true">{name.slice(0, 2)}</span>
            </label>
          );
        })}
      </div>
      {value.length === 0 && (
        <TextButton onClick={() => onChange([...EVERY_DAY])}>
          <Trans>Todos los días</Trans>
        </TextButton>
      )}
    </FieldSet>
  );
}
