import { useLingui } from '@lingui/react/macro';
import { GROWN_UP_AT } from '#features/trips/contract/ages.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface ChildAgesProps {
  /** Years; null: not told yet. */
  ages: readonly (number | null)[];
  onChange: (ages: (number | null)[]) => void;
  className: string | undefined;
  /** Of ages that are not told. */
  error?: string | undefined;
}

const AGES = Array.from({ length: GROWN_UP_AT }, (_, age) => age);

/** The age of each child: prices follow it. Nothing where there is no child. */
export function ChildAges({ ages, onChange, className, error }: ChildAgesProps) {
  const { t } = useLingui();
  if (ages.length === 0) return null;
  return (
    <div className={className}>
      {ages.map((age, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name here
          key={index}
          label={ages.length === 1 ? t`Edad` : t`Edad de la ${index + 1}.ª persona menor`}
          value={age ?? ''}
          onChange={({ target }) => onChange(ages.with(index, target.value === '' ? null : Number(target.value)))}
          error={age === null ? error : undefined}
        >
          <option value="">{t`Elige`}</option>
          {AGES.map((years) => (
            <option key={years} value={years}>
              {years === 0 ? t`Menos de 1` : years}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
