import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { formatNumber } from '#web/format/number.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import type { ClosureInput } from '../../../contract/closure.ts';
import styles from '../closure-form.module.css';
import { AreaMap } from './area-map.tsx';

interface AreaFieldsProps {
  input: ClosureInput;
  /** Spanish messages by member of `input`. */
  faults: Readonly<Record<string, string>>;
  onChange: (more: Partial<ClosureInput>) => void;
}

export function AreaFields({ input, faults, onChange }: AreaFieldsProps) {
  const { t } = useLingui();
  const { examples } = useFace();
  return (
    <>
      <Field
        label={input.kind === 'road' ? t`Cómo se llama la vía` : t`Cómo se llama el evento`}
        value={input.name ?? ''}
        maxLength={120}
        placeholder={examples[input.kind === 'road' ? 'road' : 'event']}
        onChange={({ target }) => onChange({ name: target.value })}
        error={faults.name}
      />
      <AreaMap area={input.area} onChange={(area) => onChange({ area })} error={faults.area} />
      <Segmented
        label={t`Qué pasa en sus calles`}
        name="severity"
        value={input.severity}
        onChange={(severity) => onChange({ severity, factor: severity === 'slower' ? 2 : null })}
        options={[
          { value: 'closed', label: t`No pasan autos` },
          { value: 'slower', label: t`Se va lento` },
        ]}
      />
      {input.severity === 'slower' && (
        <label className={flow.stack2}>
          <span>
            <Trans>
              Se tarda <b>{formatNumber(input.factor ?? 2)}</b> veces lo de siempre
            </Trans>
          </span>
          <input
            className={styles.range}
            type="range"
            min={1.2}
            max={6}
            step={0.2}
            value={input.factor ?? 2}
            onChange={({ target }) => onChange({ factor: Math.round(Number(target.value) * 10) / 10 })}
          />
        </label>
      )}
    </>
  );
}
