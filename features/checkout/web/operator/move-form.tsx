import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import type { ChangeDate } from '#features/checkout/contract/change.ts';
import type { MoveBooking, OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { BusyLink, useOperator } from '#features/operators/web/public.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TroubleLine } from '../booking/change/trouble-line.tsx';
import styles from './booking-acts.module.css';
import { proposalDatesQuery } from './sold.queries.ts';

interface MoveFormProps {
  booking: OperatorBooking;
  send: (body: MoveBooking) => Promise<void>;
}

/** The operator chooses the date that the guest asked for by telephone. */
export function MoveForm({ booking, send }: MoveFormProps) {
  const api = useApi();
  const { id: operatorId } = useOperator();
  const { data, error, refetch } = useQuery(proposalDatesQuery(api, operatorId, booking.id, true));
  const { form, submission, sendWith } = useContractForm<MoveBooking>({
    defaultValues: { departureId: '' },
    schema: async () => (await import('#features/checkout/contract/operator-bookings.ts')).MoveBooking,
    bodyOf: (values) => values,
  });
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  if (data.items.length === 0) return <NoDates day={booking.localDate} />;
  return (
    <Form className={styles.form} {...sendWith(send)}>
      <p>
        {booking.calledOff ? (
          <Trans>Iba el {whenWords(booking)}, que se canceló.</Trans>
        ) : (
          <Trans>Ahora va el {whenWords(booking)}.</Trans>
        )}{' '}
        <Trans>Pregúntale primero cuál le sirve. El precio no cambia.</Trans>
      </p>
      <DateSelect
        dates={data.items}
        day={booking.localDate}
        error={form.formState.errors.departureId?.message}
        {...form.register('departureId')}
      />
      <TroubleLine of={submission} />
      <BusyLink of={submission} />
      <Button type="submit" disabled={submission.isBusy || form.watch('departureId') === ''}>
        <Trans>Pasarla a esa salida</Trans>
      </Button>
    </Form>
  );
}

/** @param day the local day of the booking, on which the calendar opens */
export function NoDates({ day }: { day: string }) {
  const { id: operatorId } = useOperator();
  return (
    <div className={styles.form}>
      <p>
        <Trans>Ninguna otra salida de este plan tiene lugares para todos. Agrega una en el calendario.</Trans>
      </p>
      <ButtonLink kind="quiet" to={operatorPaths.departures(operatorId, day)}>
        <Trans>Ir al calendario</Trans>
      </ButtonLink>
    </div>
  );
}

type DateSelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  dates: readonly ChangeDate[];
  /** The local day of the booking. Its other departures come first. */
  day: string;
};

export function DateSelect({ dates, day, ...field }: DateSelectProps) {
  const { t } = useLingui();
  const [ofDay, others] = [
    dates.filter(({ localDate }) => localDate === day),
    dates.filter(({ localDate }) => localDate !== day),
  ];
  const optionOf = (date: ChangeDate) => (
    <option key={date.departureId} value={date.departureId}>
      {whenWords(date)}
      {date.optionName && ` · ${date.optionName}`}
      {date.left !== null && ` · ${t`quedan ${date.left}`}`}
    </option>
  );
  return (
    <SelectField label={t`Salida nueva`} {...field}>
      <option value="" disabled>
        {t`Elige una salida`}
      </option>
      {ofDay.length > 0 && <optgroup label={t`Ese mismo día`}>{ofDay.map(optionOf)}</optgroup>}
      {ofDay.length > 0 ? <optgroup label={t`Otros días`}>{others.map(optionOf)}</optgroup> : others.map(optionOf)}
    </SelectField>
  );
}
