import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import styles from './field-set.module.css';

interface FieldSetProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  hideLegend?: boolean;
  /** `title` is for a section of a long form, `label` for a group of fields. */
  look?: 'label' | 'title';
  hint?: ReactNode;
  error?: ReactNode;
  layout?: 'stack' | 'pair' | 'chips';
}

export function FieldSet({
  legend,
  hideLegend,
  look = 'label',
  hint,
  error,
  layout = 'stack',
  children,
  ...rest
}: FieldSetProps) {
  const note = useId();
  return (
    <fieldset aria-describedby={error || hint ? note : undefined} {...rest}>
      <legend className={hideLegend ? 'sr' : styles[look]}>{legend}</legend>
      <div className={styles[layout]}>{children}</div>
      {(error || hint) && (
        <p id={note} className={classNames(styles.note, error ? field.error : field.hint)}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}

export function Fields({
  layout,
  className,
  ...rest
}: ComponentProps<'div'> & { layout: NonNullable<FieldSetProps['layout']> }) {
  return <div className={classNames(styles[layout], className)} {...rest} />;
}
