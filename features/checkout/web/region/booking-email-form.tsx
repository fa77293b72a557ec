import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOrderEmail } from '#features/checkout/contract/order.ts';
import type { RegionBooking } from '#features/checkout/contract/region-bookings.ts';
import { changeRegionBookingEmail } from '#features/checkout/contract/region-routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';

interface BookingEmailFormProps {
  booking: RegionBooking;
  finish: (answer: Promise<RegionBooking>, announced: string) => Promise<void>;
  close: () => void;
}

export function BookingEmailForm({ booking, finish, close }: BookingEmailFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { form, submission, sendWith } = useContractForm<ChangeOrderEmail>({
    defaultValues: { email: booking.email ?? '' },
    schema: async () => (await import('#features/checkout/contract/order.ts')).ChangeOrderEmail,
    bodyOf: ({ email }) => ({ email: email.trim() }),
  });
  const send = sendWith((body, call) =>
    finish(
      api.call(changeRegionBookingEmail, { params: { bookingId: booking.id }, body, ...call }),
      t`Listo: sus comprobantes y un PIN nuevo van a ${body.email}.`,
    ),
  );
  return (
    <Form className={sheet.body} {...send}>
      <p>
        <Trans>
          Los comprobantes y un PIN nuevo llegan al correo corregido. Avisamos también al correo de antes, que ya no
          podrá abrir la reserva. Confirma primero que quien llama es quien reservó.
        </Trans>
      </p>
      <Field
        label={t`Correo`}
        type="email"
        autoComplete="off"
        maxLength={254}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem of={submission} />
      <Actions align="end">
        <Button kind="quiet" onClick={close}>
          <Trans>Dejarlo como está</Trans>
        </Button>
        <Button type="submit" disabled={submission.isBusy}>
          <Trans>Guardar y avisar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
