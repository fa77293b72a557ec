import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import styles from './rating-field.module.css';

interface RatingFieldProps {
  label: ReactNode;
  words: readonly string[];
  value: number | null;
  onChange: (value: number) => void;
  error?: ReactNode;
  small?: boolean;
}

export function RatingField({ label, words, value, onChange, error, small }: RatingFieldProps) {
  const { t } = useLingui();
  const name = useId();
  const note = `${name}-note`;
  return (
    <fieldset className={classNames(styles.choice, small && styles.small)} aria-describedby={error ? note : undefined}>
      <legend>{label}</legend>
      <span className={styles.row}>
        <span className={styles.stars}>
          {words.map((word, at) => {
            const star = at + 1;
            return (
              <label key={word} data-on={(value !== null && star <= value) || undefined}>
                <input
                  type="radio"
                  name={name}
                  value={star}
                  checked={star === value}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(star)}
                />
                <span className="sr">{t`${star} de 5: ${word}`}</span>
                <i aria-hidden="true" />
              </label>
            );
          })}
        </span>
        {!small && value !== null && (
          <b className={styles.word} aria-hidden="true">
            {words[value - 1]}
          </b>
        )}
      </span>
      {error && (
        <p id={note} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
