import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Actions } from '#web/ui/actions.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { type CancellationPolicy, USUAL_POLICY } from '../../../../contract/cancellation-policy.ts';
import { cancellationWords } from '../../../../contract/cancellation-words.ts';
import { Panel } from '../../form/panel.tsx';
import { useOperator } from '../../operator-frame.tsx';
import styles from './policy-step.module.css';
import { WhatIf } from './what-if.tsx';

type Band = CancellationPolicy['bands'][number];
const MOST_BANDS = 6;

interface PolicyStepProps {
  /** Price of the sale in minor units, for the example of a refund. */
  price: number;
  currency: string;
  policy: CancellationPolicy;
  startsAt?: Date | undefined;
  onChange: (policy: CancellationPolicy) => void;
}

export function PolicyStep({ price, currency, policy, startsAt, onChange }: PolicyStepProps) {
  const { t } = useLingui();
  const { zone } = useOperator();
  const { bands } = policy;
  const ready: [name: string, policy: CancellationPolicy['bands']][] = [
    [t`Flexible: todo hasta 24 h antes`, USUAL_POLICY.bands],
    [t`Media: todo hasta 7 días, la mitad hasta 48 h`, [band(7, 'day', 10_000), band(48, 'hour', 5000)]],
    [t`Sin devolución`, []],
  ];
  const change = (index: number, more: Partial<Band>) =>
    onChange({ ...policy, bands: bands.map((one, i) => (i === index ? { ...one, ...more } : one)) });
  return (
    <>
      <Actions className={styles.ready}>
        {ready.map(([name, its]) => (
          <Chip
            key={name}
            pressed={JSON.stringify(its) === JSON.stringify(bands)}
            onClick={() => onChange({ ...policy, bands: its })}
          >
            {name}
          </Chip>
        ))}
      </Actions>
      <Panel title={<Trans>Cuánto devuelves, y hasta cuándo</Trans>}>
        <ol className={`${flow.stack4} ${styles.bands}`}>
          {bands.map(({ before, refundBps }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a band is identified by its position, and its fields are controlled.
            <li key={index}>
              <Field
                label={t`Hasta`}
                type="number"
                inputMode="numeric"
                min={0}
                max={365}
                value={before.amount}
                onChange={({ target }) =>
                  change(index, { before: { ...before, amount: Math.min(365, Math.max(0, Number(target.value))) } })
                }
              />
              <SelectField
                label={t`antes del inicio`}
                value={before.unit}
                onChange={({ target }) =>
                  change(index, { before: { ...before, unit: target.value as 'hour' | 'day' } })
                }
              >
                <option value="hour">{t`horas`}</option>
                <option value="day">{t`días`}</option>
              </SelectField>
              <SelectField
                label={t`devuelves`}
                value={refundBps}
                onChange={({ target }) => change(index, { refundBps: Number(target.value) })}
              >
                {shares(refundBps).map((share) => (
                  <option key={share} value={share}>
                    {share === 10_000 ? t`Todo` : `${share / 100} %`}
                  </option>
                ))}
              </SelectField>
              <IconButton
                label={t`Quitar el plazo ${index + 1}`}
                onClick={() => onChange({ ...policy, bands: bands.filter((_, i) => i !== index) })}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
        {bands.length < MOST_BANDS && (
          <Actions>
            <Button
              kind="quiet"
              size="small"
              onClick={() => onChange({ ...policy, bands: [...bands, band(12, 'hour', 5000)] })}
            >
              <Plus size={18} aria-hidden />
              <Trans>Agregar un plazo</Trans>
            </Button>
          </Actions>
        )}
      </Panel>
      <Outcome
        label={t`Si se cancela por el clima`}
        name="weather"
        value={policy.weather}
        onChange={(weather) => onChange({ ...policy, weather })}
      />
      <Outcome
        label={t`Si no se llega al grupo mínimo`}
        name="minimum"
        value={policy.minimum}
        onChange={(minimum) => onChange({ ...policy, minimum })}
      />
      <WhatIf policy={policy} price={price} currency={currency} zone={zone} startsAt={startsAt} />
      <Panel title={<Trans>Así lo lee el viajero</Trans>}>
        <ul className={`${flow.stack2} ${textStyles.disc}`}>
          {cancellationWords(policy, zone.split('/').at(-1)!.replaceAll('_', ' ')).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

const band = (amount: number, unit: 'hour' | 'day', refundBps: number): Band => ({
  before: { amount, unit },
  refundBps,
});

/** Hundredths of a percent. */
const shares = (own: number) =>
  [...new Set([10_000, 9000, 8000, 7500, 7000, 5000, 3000, 2500, 2000, 1000, 0, own])].sort((a, b) => b - a);

interface OutcomeProps {
  label: string;
  name: string;
  value: 'full' | 'move_or_full';
  onChange: (value: 'full' | 'move_or_full') => void;
}

function Outcome({ label, name, value, onChange }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={label}
      name={name}
      value={value}
      onChange={onChange}
      options={[
        { value: 'full', label: t`Se devuelve todo` },
        { value: 'move_or_full', label: t`Otra fecha, o se devuelve` },
      ]}
    />
  );
}
