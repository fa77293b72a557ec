import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { MeansChoice } from '#features/bookings/web/public.ts';
import type { EnterBooking as Body, DepartureFares } from '#features/checkout/contract/operator-bookings.ts';
import { enterBooking } from '#features/checkout/contract/operator-routes.ts';
import { BusyLink, busyOf, useOperator } from '#features/operators/web/public.ts';
import type { OnSiteMeans } from '#features/payments/contract/on-site.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { formatMoney } from '#web/format/money.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { faresQuery, renewBookings } from './sold.queries.ts';

export function EnterBooking({ departureId }: { departureId: string }) {
  const { id: operatorId } = useOperator();
  const { data, error, refetch } = useQuery(faresQuery(useApi(), operatorId, departureId));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={5} />;
  return <EntryForm fares={data} departureId={departureId} />;
}

interface TypedBooking {
  name: string;
  phone: string;
  email: string;
  /** The keys are unit ids. */
  counts: Record<string, number>;
  /** The agreed price in minor units, or null for the plan's price. */
  agreed: number | null;
  settled: 'nothing' | 'part' | 'all';
  paid: number | null;
  means: OnSiteMeans;
  note: string;
}

const usualPrice = ({ group, groupPrice, units }: DepartureFares, counts: TypedBooking['counts']): number =>
  group ? (groupPrice ?? 0) : units.reduce((sum, { id, price }) => sum + (price ?? 0) * (counts[id] ?? 0), 0);

function EntryForm({ fares, departureId }: { fares: DepartureFares; departureId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id: operatorId } = useOperator();
  const { currency, left, units, group } = fares;
  const first = units.find(({ price }) => group || price !== null);
  const priceOf = ({ agreed, counts }: TypedBooking) => agreed ?? usualPrice(fares, counts);
  function paymentOf(values: TypedBooking): Pick<Body, 'paid' | 'means'> {
    const paid = values.settled === 'all' ? priceOf(values) : values.settled === 'part' ? (values.paid ?? 0) : 0;
    return { paid, ...(paid > 0 && { means: values.means }) };
  }
  const { form, submission, sendWith } = useContractForm<TypedBooking, Omit<Body, 'id'>>({
    defaultValues: {
      ...{ name: '', phone: '', email: '', agreed: null, settled: 'nothing', paid: null },
      ...{ means: 'cash', note: '' },
      counts: first ? { [first.id]: 1 } : {},
    },
    schema: async () => (await import('../../contract/operator-bookings.ts')).EnterBooking,
    bodyOf: (values) => ({
      contact: {
        name: values.name.trim(),
        phone: values.phone.trim(),
        ...(values.email.trim() && { email: values.email.trim() }),
      },
      units: units.map(({ id }) => ({ unitId: id, quantity: values.counts[id] ?? 0 })),
      ...(values.agreed !== null && { total: values.agreed }),
      ...paymentOf(values),
      ...(values.note.trim() && { note: values.note.trim() }),
    }),
    fieldOf: (path) => {
      if (path === 'paid' || path === 'note') return path;
      const own = /^contact\.(name|phone|email)$/.exec(path)?.[1];
      return own === undefined ? null : (own as 'name' | 'phone' | 'email');
    },
    words: {
      name: t`Escribe a nombre de quién va.`,
      phone: t`Escribe un teléfono para avisarle, con su código si es de otro país.`,
      email: t`Ese correo no parece completo. Revísalo o déjalo vacío.`,
    },
    check: (values) => ({
      paid:
        values.settled !== 'part'
          ? undefined
          : values.paid === null || values.paid === 0
            ? t`Escribe cuánto te pagó.`
            : values.paid > priceOf(values)
              ? t`Es más que el precio.`
              : undefined,
    }),
  });
  const values = form.watch();
  const people = Object.values(values.counts).reduce((sum, count) => sum + count, 0);
  const price = priceOf(values);
  const { errors } = form.formState;

  const enter = sendWith(
    async (body, call, key) => {
      const params = { operatorId, departureId };
      const entered = await api.call(enterBooking, { params, body: { ...body, id: key }, ...call });
      renewBookings(queries, operatorId);
      toast({ text: t`Anotada: los lugares ya son suyos.` });
      navigate(operatorPaths.booking(operatorId, entered.id), { replace: true });
    },
    (error) => {
      if (!(error instanceof ApiError) || busyOf(error.problem)) return null;
      const words: Record<string, string> = {
        sold_out: t`No quedan tantos lugares en esta salida. Agrega lugares a la salida o elige otra.`,
        closed_stop: t`Un lugar del plan cierra ese día. Di antes cómo sale, en Cierres.`,
        sales_closed: t`Esta salida ya empezó o se canceló. Elige otra.`,
        resource_taken: t`Su guía o vehículo ya está en otra salida a esa hora. Cámbialo o elige otra.`,
      };
      return words[error.problem.code] ?? null;
    },
  );

  return (
    <Form
      className={fieldSet.stack}
      {...enter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusRefused(event.currentTarget)) enter.onSubmit(event);
      }}
    >
      <p>
        <b>{fares.title}</b>
        <Dots>
          {whenWords(fares)}
          {fares.optionName}
          {left !== null && (
            <span className={textStyles.soft}>
              <Plural value={left} _0="no quedan lugares" one="queda # lugar" other="quedan # lugares" />
            </span>
          )}
        </Dots>
      </p>
      <FieldSet legend={<Trans>Datos de quien reserva</Trans>} look="title">
        <Fields layout="pair">
          <Field label={t`Nombre`} autoComplete="off" error={errors.name?.message} {...form.register('name')} />
          <Field
            label={t`Teléfono`}
            type="tel"
            autoComplete="off"
            error={errors.phone?.message}
            {...form.register('phone')}
          />
        </Fields>
        <Field
          label={t`Correo`}
          type="email"
          autoComplete="off"
          hint={t`Si lo tienes: le llega su confirmación con el comprobante.`}
          error={errors.email?.message}
          {...form.register('email')}
        />
      </FieldSet>
      <FieldSet legend={<Trans>Quiénes van</Trans>} look="title">
        {units.map(({ id, name, price: each }) => (
          <Stepper
            key={id}
            label={name}
            hint={group ? undefined : each === null ? t`Ese día no se vende` : formatMoney(each, currency)}
            value={values.counts[id] ?? 0}
            max={group || each !== null ? 60 : 0}
            onChange={(count) => form.setValue(`counts.${id}`, count)}
          />
        ))}
      </FieldSet>
      <FieldSet legend={<Trans>El precio</Trans>} look="title">
        <MoneyField
          label={t`Precio acordado`}
          name="agreed"
          currency={currency}
          value={values.agreed}
          onChange={(agreed) => form.setValue('agreed', agreed)}
          hint={t`Si lo dejas vacío, vale el precio del plan: ${formatMoney(usualPrice(fares, values.counts), currency)}.`}
        />
        <Segmented
          label={t`¿Ya te pagó?`}
          name="settled"
          value={values.settled}
          onChange={(settled) => form.setValue('settled', settled)}
          options={[
            { value: 'nothing', label: t`Todavía no` },
            { value: 'part', label: t`Una parte` },
            { value: 'all', label: t`Todo` },
          ]}
        />
        {values.settled === 'part' && (
          <MoneyField
            label={t`Cuánto te pagó`}
            name="paid"
            currency={currency}
            value={values.paid}
            onChange={(paid) => form.setValue('paid', paid)}
            error={errors.paid?.message}
          />
        )}
        {values.settled !== 'nothing' && <MeansChoice {...form.register('means')} />}
        <p className={textStyles.soft}>
          <Trans>El dinero va directo a ti: la región no cobra comisión por lo que anotas aquí.</Trans>
        </p>
      </FieldSet>
      <TextAreaField
        label={t`Nota para el equipo`}
        rows={2}
        maxLength={600}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <FormProblem of={submission} />
      <BusyLink of={submission} />
      <Button type="submit" block disabled={submission.isBusy || people === 0}>
        <Trans>Anotar la reserva por {formatMoney(price, currency)}</Trans>
      </Button>
    </Form>
  );
}
