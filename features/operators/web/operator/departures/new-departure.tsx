import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ClockField } from '#web/ui/clock-field.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type {
  MakeDeparture,
  ManagedDeparture,
  ManagedPlan,
  ManagedPlanDetail,
} from '../../../contract/managed-plan.ts';
import { createDeparture } from '../../../contract/managed-plan-routes.ts';
import { programStart } from '../../../contract/program-times.ts';
import { busyOf } from '../busy-link.tsx';
import { departuresQuery, operatorKey, planQuery, plansQuery, resourcesQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { Refusal } from '../refusal.tsx';
import styles from './departure-sheet.module.css';
import { busyResources, hoursAt } from './free-resources.ts';
import { SameResources } from './same-resources.tsx';

interface NewDepartureProps {
  day: string;
  /** The form keeps the plan, the option and the seats of this departure, and asks for another hour. */
  like?: ManagedDeparture;
  onDone: () => void;
}

export function NewDeparture({ day, like, onDone }: NewDepartureProps) {
  const { t } = useLingui();
  const operator = useOperator();
  const { data, error, refetch } = useQuery(plansQuery(useApi(), operator.id));
  const [planId, setPlanId] = useState<string | null>(like?.planId ?? null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={2} />;
  const plans = data.items.filter(({ state }) => state !== 'retired');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  return (
    <div className={classNames(sheet.body, styles.sheet)}>
      {plan ? (
        <>
          {!like && (
            <SelectField label={t`Plan`} value={plan.id} onChange={({ target }) => setPlanId(target.value)}>
              {plans.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          )}
          <PlanDeparture key={plan.id} plan={plan} day={day} like={like} onDone={onDone} />
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

interface TypedDeparture {
  optionId: string;
  time: string;
  until: string;
  places: string;
  resources: string[];
}

/** A visit at any time of the opening hours does not begin with the program. */
const startOf = ({ availabilityType, content }: ManagedPlanDetail): string =>
  (availabilityType === 'START_TIME' && programStart(content.days)) || '09:00';

const focusFirst = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

const isPlaces = (typed: string) => /^\d{1,4}$/.test(typed.trim()) && Number(typed) > 0;

function PlanDeparture({ plan, ...props }: NewDepartureProps & { plan: ManagedPlan }) {
  const { data } = useQuery(planQuery(useApi(), useOperator().id, plan.id));
  return data ? <DepartureForm detail={data} {...props} /> : <SkeletonList rows={2} />;
}

function DepartureForm({ detail, day, like, onDone }: NewDepartureProps & { detail: ManagedPlanDetail }) {
  const known = like?.planId === detail.id ? like : undefined;
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { data: resources } = useQuery(resourcesQuery(api, operatorId));
  const { data: ofDay } = useQuery({ ...departuresQuery(api, operatorId, day, day), enabled: known !== undefined });
  // The new departure replaces the earlier one, so the guide is free although the hours of the two may overlap.
  const others = (ofDay?.items ?? []).filter(({ id }) => id !== known?.id);
  const busyAt = (hour: string) =>
    known && hour
      ? busyResources(
          (resources?.items ?? []).filter(({ id }) => known.resources.includes(id)),
          hoursAt(known, hour),
          others,
        )
      : new Map<string, never>();
  const overlaps = (hour: string) => {
    if (!known || !hour) return false;
    const { from, to } = hoursAt(known, hour);
    return Date.parse(known.startsAt) < to && Date.parse(known.endsAt) > from;
  };
  const isByStart = detail.availabilityType === 'START_TIME';
  const { form, submission, sendWith } = useContractForm<TypedDeparture, MakeDeparture>({
    defaultValues: {
      ...{ optionId: known?.optionId ?? '', time: known ? '' : startOf(detail), until: '18:00' },
      ...{ places: known?.capacity ? String(known.capacity) : '', resources: [] },
    },
    schema: async () => (await import('../../../contract/managed-plan.ts')).MakeDeparture,
    bodyOf: ({ optionId, time, until, places, resources: taken }) => ({
      optionId: optionId || (detail.options[0]?.id ?? ''),
      date: day,
      time: isByStart ? time : null,
      openingHours: isByStart ? null : [{ from: time, to: until }],
      capacity: isPlaces(places) ? Number(places) : null,
      resources: known ? known.resources.filter((id) => !busyAt(time).has(id)) : taken,
      ...(known && { insteadOf: known.id }),
    }),
    fieldOf: (path) => (path === 'capacity' ? 'places' : null),
    words: { places: t`Escribe un número de lugares, desde 1.` },
    check: ({ time, places }) => ({
      time: isByStart && time === '' ? t`Escribe la hora nueva.` : undefined,
      places: places.trim() === '' || isPlaces(places) ? undefined : t`Escribe un número de lugares, desde 1.`,
    }),
  });
  const { optionId, time, until, resources: taken } = form.watch();
  const make = sendWith(async (body, call) => {
    await sendOnce(api, createDeparture, { params: { operatorId }, body, ...call });
    await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
    toast({ text: t`La salida está en el calendario.` });
    onDone();
  });
  const option = detail.options.find(({ id }) => id === optionId) ?? detail.options[0];
  if (!option) {
    return (
      <ButtonLink kind="quiet" to={operatorPaths.plan(operatorId, detail.id, 'tarifas')}>
        <Trans>Este plan no tiene tarifas todavía</Trans>
      </ButtonLink>
    );
  }

  return (
    <Form
      className={fieldSet.stack}
      {...make}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusRefused(event.currentTarget)) make.onSubmit(event);
      }}
    >
      {!known && detail.options.length > 1 && (
        <SelectField
          label={t`Opción`}
          value={option.id}
          onChange={({ target }) => form.setValue('optionId', target.value)}
        >
          {detail.options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div ref={known && focusFirst}>
        <Fields layout="pair">
          <ClockField
            label={known ? t`Hora nueva` : isByStart ? t`Hora de salida` : t`Abre`}
            value={time}
            error={form.formState.errors.time?.message}
            onChange={(next) => form.setValue('time', next)}
            immediate
          />
          {!isByStart && (
            <ClockField label={t`Cierra`} value={until} onChange={(next) => form.setValue('until', next)} />
          )}
          <Field
            label={t`Lugares`}
            inputMode="numeric"
            placeholder={option.capacity === null ? t`Sin límite` : String(option.capacity)}
            hint={t`Si lo dejas vacío, usamos los lugares de la opción.`}
            error={form.formState.errors.places?.message}
            {...form.register('places')}
          />
        </Fields>
      </div>
      {known && time && resources && (
        <SameResources
          resources={resources.items.filter(({ id }) => known.resources.includes(id))}
          busy={busyAt(time)}
        />
      )}
      {known && overlaps(time) && (
        <p>
          <Trans>
            Se cruza con la de las {known.time}. Las dos quedan a la venta hasta que cierres la de las {known.time}.
          </Trans>
        </p>
      )}
      {!known && resources && resources.items.length > 0 && (
        <FieldSet legend={<Trans>Necesita</Trans>} layout="chips">
          {resources.items.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={taken.includes(id)}
              onChange={({ target }) =>
                form.setValue(
                  'resources',
                  target.checked ? [...taken, id].slice(0, 6) : taken.filter((other) => other !== id),
                )
              }
            >
              {name}
            </Checkbox>
          ))}
        </FieldSet>
      )}
      <Button type="submit" block disabled={submission.isBusy}>
        <Trans>Crear la salida</Trans>
      </Button>
      <Refusal of={submission} busy={busyOf(submission.problem)} />
    </Form>
  );
}
