import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function TextAreaField({ label, hint, error, className, rows = 3, ...rest }: TextAreaFieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <textarea
          id={id}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? note : undefined}
          {...rest}
        />
      </span>
      {(error || hint) && (
        <p id={note} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
