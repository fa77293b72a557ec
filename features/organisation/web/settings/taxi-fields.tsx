import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { taxiFare } from '#features/maps/contract/taxi-fare.ts';
import type { TaxiTariffSetting } from '#features/organisation/contract/settings.ts';
import { minorDigits } from '#regions/currencies.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { MoneyField } from '#web/ui/money-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { DraftProps } from './draft.ts';
import { Section } from './section.tsx';

type Amount = 'base' | 'perKm' | 'perMinute' | 'minimum';
/** A drive of 5 km in 15 minutes shows what the tariff means. */
const EXAMPLE = { metres: 5000, minutes: 15 };

/** Without any text in its fields, the region has no tariff. */
export function TaxiFields({ draft, change, errorAt }: DraftProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { taxi, currency } = draft;
  const blank = { base: 0, perKm: 0, perMinute: 0, minimum: 0, source: '', date: localDate(timeZone) };
  function put(more: Partial<TaxiTariffSetting>) {
    const next = { ...blank, ...taxi, currency, ...more };
    const isBlank = next.base + next.perKm + next.perMinute + next.minimum === 0 && next.source === '';
    change({ taxi: isBlank ? null : next });
  }
  const amount = (name: Amount) => ({
    currency: taxi?.currency ?? currency,
    value: taxi?.[name] || null,
    onChange: (minor: number | null) => put({ [name]: minor ?? 0 }),
    error: errorAt(`taxi.${name}`),
  });
  return (
    <Section
      title={t`Taxi`}
      text={<Trans>Cuánto cuesta más o menos un trayecto, en cada viaje. Vacío, no se muestra nada.</Trans>}
    >
      <MoneyField label={t`Al subir`} {...amount('base')} />
      <MoneyField label={t`Por kilómetro`} {...amount('perKm')} />
      <MoneyField label={t`Por minuto`} {...amount('perMinute')} />
      <MoneyField label={t`Lo mínimo`} {...amount('minimum')} />
      <Field
        label={t`Quién dice la tarifa`}
        maxLength={160}
        placeholder={t`Municipalidad Provincial`}
        value={taxi?.source ?? ''}
        error={errorAt('taxi.source')}
        onChange={({ target }) => put({ source: target.value })}
      />
      <DateField
        label={t`De qué día es`}
        value={taxi?.date ?? null}
        max={localDate(timeZone)}
        error={errorAt('taxi.date') ?? errorAt('taxi.currency')}
        onChange={(date) => put({ date })}
      />
      {taxi && (
        <div className={`${flow.whole} ${flow.row4} ${flow.ends}`}>
          <p className={textStyles.note} role="status">
            <Trans>
              Cinco kilómetros en 15 minutos: unos{' '}
              <b className="num">
                {formatMoney(taxiFare(taxi, EXAMPLE, 10 ** minorDigits(taxi.currency)), taxi.currency)}
              </b>
            </Trans>
          </p>
          <Actions>
            <Button kind="bare" size="small" onClick={() => change({ taxi: null })}>
              <RotateCcw size={18} aria-hidden />
              <Trans>No mostrar tarifa</Trans>
            </Button>
          </Actions>
        </div>
      )}
    </Section>
  );
}
