import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Actions } from '#web/ui/actions.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { EVERY_DAY, WeekdayField } from '../rules/weekday-field.tsx';
import styles from './option-card.module.css';
import { type DraftOption, type DraftPrice, isUsual } from './option-draft.ts';

interface SeasonPricesProps {
  option: DraftOption;
  /** `true` if one price covers the whole group. */
  group: boolean;
  currency: string;
  onChange: (option: DraftOption) => void;
}

export function SeasonPrices({ option, group, currency, onChange }: SeasonPricesProps) {
  const { t } = useLingui();
  const { prices, units } = option;
  const seasons = prices.filter((price) => !isUsual(price) && (price.unit === null) === group);
  const replace = (old: DraftPrice, more: Partial<DraftPrice>) =>
    onChange({ ...option, prices: prices.map((one) => (one === old ? { ...one, ...more } : one)) });
  const begin = () =>
    onChange({
      ...option,
      prices: [...prices, { unit: group ? null : units[0]!.id, from: null, to: null, weekdays: [], amount: null }],
    });
  return (
    <Disclosure summary={<Trans>Precios por temporada o por día</Trans>} open={seasons.length > 0}>
      <div className={flow.stack4}>
        {seasons.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price is identified by its position, and its fields are controlled.
          <div key={index} className={styles.season}>
            {!group && (
              <SelectField
                label={t`Para quién`}
                value={price.unit ?? ''}
                onChange={({ target }) => replace(price, { unit: target.value })}
              >
                {units.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <MoneyField
              label={t`Precio`}
              currency={currency}
              value={price.amount}
              onChange={(amount) => replace(price, { amount })}
            />
            <DateField
              label={t`Desde el`}
              value={price.from}
              onChange={(from) => replace(price, { from })}
              onClear={() => replace(price, { from: null })}
            />
            <DateField
              label={t`Hasta el`}
              value={price.to}
              min={price.from ?? undefined}
              onChange={(to) => replace(price, { to })}
              onClear={() => replace(price, { to: null })}
            />
            <WeekdayField
              value={price.weekdays ?? EVERY_DAY}
              onChange={(days) =>
                replace(price, { weekdays: days.length === 7 && (price.from || price.to) ? null : days })
              }
            />
            <IconButton
              label={t`Quitar este precio`}
              onClick={() => onChange({ ...option, prices: prices.filter((one) => one !== price) })}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        <Actions>
          <Button kind="quiet" size="small" onClick={begin}>
            <Plus size={18} aria-hidden />
            <Trans>Agregar un precio</Trans>
          </Button>
        </Actions>
      </div>
    </Disclosure>
  );
}
