import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addDays, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ClockField } from '#web/ui/clock-field.tsx';
import { DateRangeField } from '#web/ui/date-range-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import {
  type DepartureBatchChange,
  type DepartureOutcome,
  MOST_CHOICE_DAYS,
} from '../../../../contract/departure-batch.ts';
import { previewDepartures } from '../../../../contract/departure-batch-routes.ts';
import type { ManagedOption, ManagedPlanDetail } from '../../../../contract/managed-plan.ts';
import { planQuery, plansQuery } from '../../operator.queries.ts';
import { useOperator } from '../../operator-frame.tsx';
import { WeekdayField } from '../../plans/rules/weekday-field.tsx';

interface BatchFormProps {
  /** Called when a field changes, because an earlier preview is then invalid. */
  onChange: () => void;
  onPreview: (change: DepartureBatchChange, items: DepartureOutcome[]) => void;
}

type Kind = DepartureBatchChange['kind'];

const FIRST_DAYS = 30;

export function BatchForm({ onChange, onPreview }: BatchFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId, zone } = useOperator();
  const today = localDate(zone);
  const form = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<{ from: string | null; to: string | null }>({
    from: today,
    to: addDays(today, FIRST_DAYS),
  });
  const [weekdays, setWeekdays] = useState([1, 2, 3, 4, 5, 6, 7]);
  const [planId, setPlanId] = useState('');
  const [optionId, setOptionId] = useState('');
  const [kind, setKind] = useState<Kind>('close');
  const [time, setTime] = useState('');
  const [places, setPlaces] = useState('');
  const [amounts, setAmounts] = useState<ReadonlyMap<string | null, number>>(new Map());
  const { data: plans } = useQuery(plansQuery(api, operatorId));
  const { data: plan } = useQuery({ ...planQuery(api, operatorId, planId), enabled: planId !== '' });
  const { isBusy, failure, retry, submit, fail, clear } = useSubmit();
  const option =
    plan?.options.find(({ id }) => id === optionId) ?? (plan?.options.length === 1 ? plan.options[0] : undefined);

  function edit<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      clear();
      onChange();
    };
  }

  function changeOf(): DepartureBatchChange | string {
    if (kind === 'close' || kind === 'reopen') return { kind };
    if (kind === 'time') return time ? { kind, time } : t`Escribe la hora nueva.`;
    if (kind === 'capacity') {
      const count = places.trim();
      return /^\d{1,4}$/.test(count) ? { kind, capacity: Number(count) } : t`Escribe cuántos lugares.`;
    }
    if (!option) return t`Para cambiar el precio elige un plan y una opción.`;
    const prices = [...amounts].map(([unit, amount]) => ({ unit, from: null, to: null, weekdays: null, amount }));
    return { kind, prices: prices.length > 0 ? prices : null };
  }

  async function preview() {
    if (focusRefused(form.current)) return;
    const { from, to } = range;
    if (!from || !to) return fail(t`Elige el primer día y el último.`);
    const change = changeOf();
    if (typeof change === 'string') return fail(change);
    const choice = {
      from,
      to,
      weekdays,
      planId: planId || null,
      optionId: (kind === 'prices' ? option?.id : optionId) || null,
    };
    await submit(async (call) => {
      const { items } = await api.call(previewDepartures, {
        params: { operatorId },
        body: { choice, change },
        ...call,
      });
      onPreview(change, items);
    });
  }

  return (
    <Card size="large">
      <div ref={form}>
        <Fields layout="stack">
          <DateRangeField
            labels={[t`Desde el`, t`Hasta el`]}
            value={range}
            min={today}
            max={addDays(range.from ?? today, MOST_CHOICE_DAYS)}
            onChange={edit(setRange)}
          />
          <WeekdayField value={weekdays} onChange={edit(setWeekdays)} />
          <Fields layout="pair">
            <SelectField
              label={t`Plan`}
              value={planId}
              onChange={({ target }) => {
                edit(setPlanId)(target.value);
                setOptionId('');
                setAmounts(new Map());
              }}
            >
              <option value="">{t`Todos los planes`}</option>
              {plans?.items
                .filter(({ state }) => state !== 'retired')
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </SelectField>
            {plan && plan.options.length > 1 && (
              <SelectField
                label={t`Opción`}
                value={optionId}
                onChange={({ target }) => {
                  edit(setOptionId)(target.value);
                  setAmounts(new Map());
                }}
              >
                <option value="">{t`Todas las opciones`}</option>
                {plan.options.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
          </Fields>
          <SelectField
            label={t`Qué cambia`}
            value={kind}
            onChange={({ target }) => edit(setKind)(target.value as Kind)}
          >
            <option value="close">{t`Cerrar la venta`}</option>
            <option value="reopen">{t`Reabrir la venta`}</option>
            <option value="prices">{t`El precio`}</option>
            <option value="capacity">{t`Los lugares`}</option>
            <option value="time">{t`La hora de salida`}</option>
          </SelectField>
          {kind === 'time' && <ClockField label={t`Hora nueva`} value={time} onChange={edit(setTime)} immediate />}
          {kind === 'capacity' && (
            <Field
              label={t`Lugares de cada salida`}
              inputMode="numeric"
              value={places}
              onChange={({ target }) => edit(setPlaces)(target.value)}
            />
          )}
          {kind === 'prices' && plan && option && (
            <Amounts key={option.id} plan={plan} option={option} amounts={amounts} onChange={edit(setAmounts)} />
          )}
          <FormProblem of={{ failure, retry }} />
          <Actions>
            <Button disabled={isBusy} onClick={() => void preview()}>
              <Trans>Ver qué cambia</Trans>
            </Button>
          </Actions>
        </Fields>
      </div>
    </Card>
  );
}

interface AmountsProps {
  plan: ManagedPlanDetail;
  option: ManagedOption;
  /** Minor units. The price of a whole group has the key null. */
  amounts: ReadonlyMap<string | null, number>;
  onChange: (amounts: ReadonlyMap<string | null, number>) => void;
}

function Amounts({ plan, option, amounts, onChange }: AmountsProps) {
  const { t } = useLingui();
  const isAlone = plan.pricingPer === 'BOOKING' || option.private;
  const fares = isAlone
    ? [{ unit: null, name: t`Todo el grupo` }]
    : option.units.map(({ id, name }) => ({ unit: id, name }));
  return (
    <Fields layout="pair">
      {fares.map(({ unit, name }) => (
        <MoneyField
          key={unit ?? 'group'}
          label={name}
          currency={plan.currency}
          hint={t`Si lo dejas vacío, vale el precio de siempre.`}
          value={amounts.get(unit) ?? null}
          onChange={(amount) => {
            const others = [...amounts].filter(([other]) => other !== unit);
            onChange(new Map(amount === null ? others : [...others, [unit, amount]]));
          }}
        />
      ))}
    </Fields>
  );
}
