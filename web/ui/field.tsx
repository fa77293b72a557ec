import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

export function Field({ label, hint, error, before, after, className, ...rest }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        {before}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? note : undefined}
          {...rest}
        />
        {after}
      </span>
      {(error || hint) && (
        <p id={note} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
