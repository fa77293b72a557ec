import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { GROWN_UP_AT } from '../../contract/ages.ts';
import styles from './child-ages.module.css';
import { ownAfter, ownAges, stillOwn } from './own-ages.ts';

interface ChildAgesProps {
  /** Ages in years. Null means that the age is not entered yet. */
  ages: readonly (number | null)[];
  onChange: (ages: (number | null)[]) => void;
  error?: string | undefined;
}

/** From this number of children on, the form asks for one common age. */
const MANY = 5;
const AGES = Array.from({ length: GROWN_UP_AT }, (_, age) => age);

export function ChildAges({ ages, onChange, error }: ChildAgesProps) {
  if (ages.length === 0) return null;
  if (ages.length >= MANY) return <ClassAges {...{ ages, onChange, error }} />;
  return (
    <div className={styles.ages}>
      <EachAge ages={ages} onAge={(index, age) => onChange(ages.with(index, age))} error={error} />
    </div>
  );
}

function ClassAges({ ages, onChange, error }: ChildAgesProps) {
  const { t } = useLingui();
  const hint = useClassHint();
  const [kept, setKept] = useState(() => ownAges(ages));
  const own = stillOwn(ages, kept);
  // The list of children must stay open if an edit makes all ages equal.
  const [isOpen, setOpen] = useState(own.size > 0);
  const others = ages.filter((_, index) => !own.has(index));
  const isAgeMissing = others.includes(null);
  const report = (ages: (number | null)[], own: ReadonlySet<number>) => {
    setKept(own);
    onChange(ages);
  };
  return (
    <div className={`${flow.stack3} ${flow.shrinks}`}>
      <div className={`${styles.common} ${flow.row3}`}>
        <AgeField
          label={
            own.size === 0 || others.length === 0
              ? t`Edad de todas las personas menores`
              : t`Edad de las demás personas menores`
          }
          hint={hint(own.size, others.length)}
          age={isAgeMissing ? null : (others[0] ?? null)}
          none={others.length === 0 ? t`Distintas` : undefined}
          disabled={others.length === 0}
          onChange={(age) =>
            report(
              ages.map((was, index) => (own.has(index) ? was : age)),
              own,
            )
          }
          error={isAgeMissing ? error : undefined}
        />
        {own.size > 0 && (
          <Button
            kind="quiet"
            size="small"
            onClick={() =>
              report(
                ages.map(() => others[0] ?? null),
                new Set(),
              )
            }
          >
            <Trans>La misma para todas</Trans>
          </Button>
        )}
      </div>
      <Disclosure
        open={isOpen || own.size > 0}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary={<Trans>Una por una</Trans>}
      >
        <fieldset aria-label={t`Edad de cada niño o niña`} className={styles.ages}>
          <EachAge
            ages={ages}
            isShort
            onAge={(index, age) => report(ages.with(index, age), ownAfter(ages, own, index, age))}
            error={own.size > 0 ? error : undefined}
          />
        </fieldset>
      </Disclosure>
    </div>
  );
}

function useClassHint(): (own: number, others: number) => string {
  const { t } = useLingui();
  return (own, others) => {
    if (own === 0) return t`Si alguna tiene otra, cámbiala abajo.`;
    return others === 0 ? t`Cada una tiene la suya abajo.` : t`Las que pusiste abajo no cambian.`;
  };
}

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'];

interface EachAgeProps extends Pick<ChildAgesProps, 'ages' | 'error'> {
  isShort?: boolean;
  onAge: (index: number, age: number | null) => void;
}

function EachAge({ ages, isShort, onAge, error }: EachAgeProps) {
  const { t } = useLingui();
  const nth = (place: number) => {
    if (isShort) return t`Niño o niña ${place}`;
    const ordinal = ORDINALS[place - 1];
    return ordinal ? t`Edad del ${ordinal} niño o niña` : t`Edad del niño o niña ${place}`;
  };
  return ages.map((age, index) => (
    <AgeField
      // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position only
      key={index}
      label={ages.length === 1 ? t`Edad` : nth(index + 1)}
      age={age}
      onChange={(age) => onAge(index, age)}
      error={age === null ? error : undefined}
    />
  ));
}

interface AgeFieldProps {
  label: string;
  hint?: string;
  age: number | null;
  none?: string | undefined;
  disabled?: boolean;
  onChange: (age: number | null) => void;
  error?: string | undefined;
}

function AgeField({ label, hint, age, none, disabled, onChange, error }: AgeFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={age ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={error}
      disabled={disabled}
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
