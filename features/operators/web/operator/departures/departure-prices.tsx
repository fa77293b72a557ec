import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { type Price, priceOn } from '../../../contract/price.ts';
import { planQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

interface DeparturePricesProps {
  departure: ManagedDeparture;
  busy: boolean;
  onSave: (prices: Price[] | null) => void;
  /** Message of the last refused save. */
  refusal: ReactNode;
}

export function DeparturePrices({ departure, busy, onSave, refusal }: DeparturePricesProps) {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  const { planId, optionId, date, alone, currency, prices } = departure;
  const { data: plan } = useQuery(planQuery(useApi(), operatorId, planId));
  const [own, setOwn] = useState(() => amountsOf(prices));
  const option = plan?.options.find(({ id }) => id === optionId);
  if (!option) return null;
  const fares = alone
    ? [{ unit: null, name: t`Todo el grupo` }]
    : option.units.map(({ id, name }) => ({ unit: id, name }));
  const wanted = fares.flatMap(({ unit }) => {
    const amount = own.get(unit) ?? null;
    return amount === null ? [] : [{ unit, from: null, to: null, weekdays: null, amount }];
  });
  const saved = amountsOf(prices);
  const isChanged = fares.some(({ unit }) => (own.get(unit) ?? null) !== (saved.get(unit) ?? null));
  return (
    <Disclosure summary={<Trans>Precio de este día</Trans>} open={prices !== null}>
      <Fields layout="stack">
        <Fields layout="pair">
          {fares.map(({ unit, name }) => {
            const usual = priceOn(option.prices, unit, date);
            return (
              <MoneyField
                key={unit ?? 'group'}
                label={name}
                currency={currency}
                hint={usual === null ? t`Ese día no se vende` : t`Precio de siempre: ${formatMoney(usual, currency)}`}
                value={own.get(unit) ?? null}
                onChange={(amount) => setOwn(new Map(own).set(unit, amount))}
              />
            );
          })}
        </Fields>
        <p className={textStyles.note}>
          <Trans>Si lo dejas vacío, vale el precio de siempre. Quien ya reservó paga lo que vio al reservar.</Trans>
        </p>
        <Actions>
          <Button kind="quiet" disabled={busy || !isChanged} onClick={() => onSave(wanted.length > 0 ? wanted : null)}>
            <Trans>Guardar el precio</Trans>
          </Button>
          {prices && (
            <Button
              kind="bare"
              disabled={busy}
              onClick={() => {
                setOwn(new Map());
                onSave(null);
              }}
            >
              <Trans>Volver al de siempre</Trans>
            </Button>
          )}
        </Actions>
        {refusal}
      </Fields>
    </Disclosure>
  );
}

/** Amounts are in minor units. The price of the group has the key null. */
const amountsOf = (prices: readonly Price[] | null): ReadonlyMap<string | null, number | null> =>
  new Map((prices ?? []).map(({ unit, amount }) => [unit, amount]));
