import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GROWN_UP_AT } from '#features/trips/contract/ages.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './child-ages.module.css';

interface ChildAgesProps {
  /** Years; null: not told yet. */
  ages: readonly (number | null)[];
  onChange: (ages: (number | null)[]) => void;
  className: string | undefined;
  /** Of ages that are not told. */
  error?: string | undefined;
}

/** A school class is asked for one age, a family for each. */
const MANY = 5;
const AGES = Array.from({ length: GROWN_UP_AT }, (_, age) => age);

/** The age of each child: prices follow it. Nothing where there is no child. */
export function ChildAges({ ages, onChange, className, error }: ChildAgesProps) {
  const { t } = useLingui();
  const isAlike = ages.every((age) => age === ages[0]);
  // Who goes through them one by one is not to lose the place when they turn out to be alike.
  const [isOpen, setOpen] = useState(!isAlike);
  if (ages.length === 0) return null;
  const isOneForAll = isAlike && ages.length >= MANY;
  const one = (index: number, label: string) => (
    <AgeField
      key={index}
      label={label}
      age={ages[index]!}
      onChange={(age) => onChange(ages.with(index, age))}
      error={ages[index] === null && !isOneForAll ? error : undefined}
    />
  );
  const each = ages.map((_, index) =>
    one(index, ages.length === 1 ? t`Edad` : t`Edad de la ${index + 1}.ª persona menor`),
  );
  if (ages.length < MANY) return <div className={className}>{each}</div>;
  return (
    <div className={styles.many}>
      <AgeField
        label={t`Edad de todas las personas menores`}
        hint={t`Si alguna tiene otra, cámbiala abajo.`}
        age={isAlike ? ages[0]! : null}
        none={isAlike ? undefined : t`Distintas`}
        onChange={(age) => onChange(ages.map(() => age))}
        error={ages[0] === null && isAlike ? error : undefined}
      />
      <details open={isOpen || !isAlike} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Trans>Una por una</Trans>
        </summary>
        <div className={className}>{each}</div>
      </details>
    </div>
  );
}

interface AgeFieldProps {
  label: string;
  hint?: string;
  age: number | null;
  /** What it says while there is no age. */
  none?: string | undefined;
  onChange: (age: number | null) => void;
  error?: string | undefined;
}

function AgeField({ label, hint, age, none, onChange, error }: AgeFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={age ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={error}
    >
      <option value="">{none ?? t`Elige`}</option>
      {AGES.map((years) => (
        <option key={years} value={years}>
          {years === 0 ? t`Menos de 1` : years}
        </option>
      ))}
    </SelectField>
  );
}
