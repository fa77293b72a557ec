import { Trans, useLingui } from '@lingui/react/macro';
import type { RegionBooking } from '#features/checkout/contract/region-bookings.ts';
import { changeRegionBookingEmail } from '#features/checkout/contract/region-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { CorrectEmailForm } from '../correct-email-form.tsx';

interface BookingEmailFormProps {
  booking: RegionBooking;
  finish: (answer: Promise<RegionBooking>, announced: string) => Promise<void>;
  close: () => void;
}

export function BookingEmailForm({ booking, finish, close }: BookingEmailFormProps) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <CorrectEmailForm
      email={booking.email}
      autoComplete="off"
      lead={
        <Trans>
          Los comprobantes y un PIN nuevo llegan al correo corregido. Avisamos también al correo de antes, que ya no
          podrá abrir la reserva. Confirma primero que quien llama es quien reservó.
        </Trans>
      }
      save={(body, call) =>
        finish(
          api.call(changeRegionBookingEmail, { params: { bookingId: booking.id }, body, ...call }),
          t`Listo: sus comprobantes y un PIN nuevo van a ${body.email}.`,
        )
      }
      close={close}
    />
  );
}
