import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type LineUnit, type OfferLine, UNIT_FOLLOWS } from '../../../../contract/offer.ts';
import type { RequestedParty } from '../../../../contract/quotation.ts';
import styles from './line-units.module.css';
import { countOf, FOLLOWED_NAMES, withFollows } from './new-line.ts';

const MOST_UNITS = 12;
const MOST_OF_ONE = 500;

interface LineUnitsProps {
  line: OfferLine;
  party: RequestedParty;
  currency: string;
  /** `member` is a path such as "0.quantity", or "" for the whole list of units. */
  said: (member: string) => string | undefined;
  onChange: (units: LineUnit[]) => void;
}

export function LineUnits({ line: { units, days, departureId }, party, currency, said, onChange }: LineUnitsProps) {
  const { t } = useLingui();
  const isPlan = departureId !== null;
  const set = (index: number, more: Partial<LineUnit>) =>
    onChange(units.map((unit, at) => (at === index ? { ...unit, ...more } : unit)));
  const empty: LineUnit = { unitId: null, name: '', quantity: 1, unitPrice: 0, follows: null };
  return (
    <div className={flow.stack4}>
      {units.map(({ name, quantity, unitPrice, follows }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit is identified by its position, and its fields are controlled.
        <fieldset key={index} className={styles.unit} aria-label={t`Tarifa ${index + 1}`}>
          <Field
            label={t`Cantidad`}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_OF_ONE}
            value={quantity || ''}
            error={said(`${index}.quantity`)}
            onChange={({ target }) =>
              set(index, { quantity: Math.min(MOST_OF_ONE, Math.max(0, Math.trunc(Number(target.value)))) })
            }
          />
          <Field
            label={t`Por cada`}
            placeholder={t`día, noche, adulto…`}
            autoCapitalize="none"
            maxLength={60}
            value={name}
            readOnly={isPlan}
            error={said(`${index}.name`)}
            onChange={({ target }) => set(index, { name: target.value })}
          />
          <MoneyField
            label={name.trim() ? t`Precio por ${name.trim()}` : t`Precio de cada uno`}
            currency={currency}
            value={unitPrice === 0 ? null : unitPrice}
            error={said(`${index}.unitPrice`)}
            onChange={(minor) => set(index, { unitPrice: Math.min(1_000_000_000, minor ?? 0) })}
          />
          {!isPlan && (
            <SelectField
              label={t`Se cobra`}
              value={follows ?? ''}
              onChange={({ target }) => {
                const what = UNIT_FOLLOWS.find((one) => one === target.value) ?? null;
                const count = what === null ? 0 : what === 'days' ? days : countOf(party, what);
                set(index, withFollows(units[index]!, what, count));
              }}
            >
              <option value="">{t`Precio fijo`}</option>
              {UNIT_FOLLOWS.map((one) => (
                <option key={one} value={one}>
                  {t`Por ${FOLLOWED_NAMES[one]}`}
                </option>
              ))}
            </SelectField>
          )}
          {!isPlan && units.length > 1 && (
            <IconButton
              label={t`Quitar la tarifa ${index + 1}`}
              onClick={() => onChange(units.filter((_, at) => at !== index))}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          )}
        </fieldset>
      ))}
      {!isPlan && units.length < MOST_UNITS && (
        <div>
          <Button kind="bare" size="small" onClick={() => onChange([...units, empty])}>
            <Plus size={16} aria-hidden />
            <Trans>Otra tarifa en esta línea</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
