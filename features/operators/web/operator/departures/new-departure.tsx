import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClockField } from '#web/ui/clock-field.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { MakeDeparture, ManagedPlan } from '../../../contract/managed-plan.ts';
import { createDeparture } from '../../../contract/managed-plan-routes.ts';
import { operatorKey, planQuery, plansQuery, resourcesQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import styles from './departure-sheet.module.css';

export function NewDeparture({ day, onDone }: { day: string; onDone: () => void }) {
  const { t } = useLingui();
  const operator = useOperator();
  const { data, error, refetch } = useQuery(plansQuery(useApi(), operator.id));
  const [planId, setPlanId] = useState<string | null>(null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={2} />;
  const plans = data.items.filter(({ state }) => state !== 'retired');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  return (
    <div className={classNames(sheet.body, styles.sheet)}>
      {plan ? (
        <>
          <SelectField label={t`Plan`} value={plan.id} onChange={({ target }) => setPlanId(target.value)}>
            {plans.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <DepartureForm key={plan.id} plan={plan} day={day} onDone={onDone} />
        </>
      ) : (
        <>
          <p>
            <Trans>Primero hace falta un plan con sus tarifas.</Trans>
          </p>
          <ButtonLink to={operatorPaths.plans(operator.id)}>
            <Trans>Ir a los planes</Trans>
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function DepartureForm({ plan, day, onDone }: { plan: ManagedPlan; day: string; onDone: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { data: detail } = useQuery(planQuery(api, operatorId, plan.id));
  const { data: resources } = useQuery(resourcesQuery(api, operatorId));
  const isByStart = plan.availabilityType === 'START_TIME';
  const [optionId, setOptionId] = useState<string | null>(null);
  const [time, setTime] = useState('09:00');
  const [until, setUntil] = useState('18:00');
  const [places, setPlaces] = useState('');
  const [taken, setTaken] = useState<string[]>([]);
  const { isBusy, failure, retry, submit } = useSubmit();
  if (!detail) return <SkeletonList rows={2} />;
  const option = detail.options.find(({ id }) => id === optionId) ?? detail.options[0];
  if (!option) {
    return (
      <ButtonLink kind="quiet" to={operatorPaths.plan(operatorId, plan.id, 'tarifas')}>
        <Trans>Este plan no tiene tarifas todavía</Trans>
      </ButtonLink>
    );
  }

  const isPlaces = /^\d{1,4}$/.test(places.trim()) && Number(places) > 0;
  const wrongPlaces = places.trim() !== '' && !isPlaces;

  async function make() {
    const sent: MakeDeparture = {
      optionId: option!.id,
      date: day,
      time: isByStart ? time : null,
      openingHours: isByStart ? null : [{ from: time, to: until }],
      capacity: isPlaces ? Number(places) : null,
      resources: taken,
    };
    await submit(async () => {
      await api.call(createDeparture, { params: { operatorId }, body: sent, quiet: true });
      await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
      toast({ text: t`La salida está en el calendario.` });
      onDone();
    });
  }

  return (
    <form
      className={fieldSet.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusRefused(event.currentTarget)) void make();
      }}
    >
      {detail.options.length > 1 && (
        <SelectField label={t`Opción`} value={option.id} onChange={({ target }) => setOptionId(target.value)}>
          {detail.options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Fields layout="pair">
        <ClockField label={isByStart ? t`Hora de salida` : t`Abre`} value={time} onChange={setTime} />
        {!isByStart && <ClockField label={t`Cierra`} value={until} onChange={setUntil} />}
        <Field
          label={t`Lugares`}
          inputMode="numeric"
          placeholder={option.capacity === null ? t`Sin límite` : String(option.capacity)}
          hint={t`Vacío: como dice la opción`}
          error={wrongPlaces ? t`Escribe un número de lugares, desde 1.` : undefined}
          data-refused={wrongPlaces || undefined}
          value={places}
          onChange={({ target }) => setPlaces(target.value)}
        />
      </Fields>
      {resources && resources.items.length > 0 && (
        <FieldSet legend={<Trans>Necesita</Trans>} layout="chips">
          {resources.items.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={taken.includes(id)}
              onChange={({ target }) =>
                setTaken(target.checked ? [...taken, id].slice(0, 6) : taken.filter((other) => other !== id))
              }
            >
              {name}
            </Checkbox>
          ))}
        </FieldSet>
      )}
      <FormProblem of={{ failure, retry }} />
      <Button type="submit" block disabled={isBusy}>
        <Trans>Crear la salida</Trans>
      </Button>
    </form>
  );
}
