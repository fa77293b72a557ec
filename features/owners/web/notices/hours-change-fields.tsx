import { Trans, useLingui } from '@lingui/react/macro';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { ClockField } from '#web/ui/clock-field.tsx';
import flow from '#web/ui/flow.module.css';
import type { HoursChange } from './notice-draft.ts';

interface HoursChangeFieldsProps {
  change: HoursChange | null;
  /** The change with which a person begins. */
  offered: HoursChange;
  /** The change in words, or null while something is missing. */
  said: string | null;
  error: string | undefined;
  onChange: (change: HoursChange | null) => void;
}

/** A notice can also change the hours of its days, so that trips do not visit a closed door. */
export function HoursChangeFields({ change, offered, said, error, onChange }: HoursChangeFieldsProps) {
  const { t } = useLingui();
  return (
    <div className={flow.stack3}>
      <Toggle
        checked={change !== null}
        hint={said ?? (change ? undefined : t`Para los viajes que pasan por ahí.`)}
        onChange={({ target }) => onChange(target.checked ? offered : null)}
      >
        <Trans>También cambia mi horario</Trans>
      </Toggle>
      {change && (
        <Segmented
          label={t`¿Qué pasa?`}
          hideLabel
          name="effect"
          value={change.effect}
          onChange={(effect) => onChange({ ...change, effect })}
          options={[
            { value: 'early', label: t`Cierro antes` },
            { value: 'late', label: t`Abro después` },
            { value: 'closed', label: t`No abro` },
          ]}
        />
      )}
      {change && change.effect !== 'closed' && (
        <ClockField
          label={change.effect === 'early' ? t`Cierro a las` : t`Abro a las`}
          value={change.at}
          immediate
          error={error}
          onChange={(at) => onChange({ ...change, at })}
        />
      )}
    </div>
  );
}
