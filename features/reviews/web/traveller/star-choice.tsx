import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { STAR_WORDS } from '../review-words.ts';
import styles from './star-choice.module.css';

interface StarChoiceProps {
  label: ReactNode;
  value: number | null;
  onChange: (value: number) => void;
  /** Error message. */
  error?: ReactNode;
  /** Shows smaller stars. */
  small?: boolean;
}

const STARS = [1, 2, 3, 4, 5];

/** A choice of one to five stars as a radio group. */
export function StarChoice({ label, value, onChange, error, small }: StarChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const note = `${name}-note`;
  return (
    <fieldset className={classNames(styles.choice, small && styles.small)} aria-describedby={error ? note : undefined}>
      <legend>{label}</legend>
      <span className={styles.row}>
        <span className={styles.stars}>
          {STARS.map((star) => {
            const words = i18n._(STAR_WORDS[star]!);
            return (
              <label key={star} data-on={(value !== null && star <= value) || undefined}>
                <input
                  type="radio"
                  name={name}
                  value={star}
                  checked={star === value}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(star)}
                />
                <span className="sr">{t`${star} de 5: ${words}`}</span>
                <i aria-hidden="true" />
              </label>
            );
          })}
        </span>
        {!small && value !== null && (
          <b className={styles.word} aria-hidden="true">
            {i18n._(STAR_WORDS[value]!)}
          </b>
        )}
      </span>
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
