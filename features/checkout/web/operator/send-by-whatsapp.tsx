import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { SendText } from '#web/ui/send-text.tsx';
import { useBookingText, useTextName } from './use-booking-text.ts';

/** Sends a text about the booking. A booking of a reseller is left out, because the reseller writes. */
export function SendByWhatsApp({ booking }: { booking: OperatorBooking }) {
  const textOf = useBookingText();
  const nameOf = useTextName();
  const phone = booking.channel === 'octo' ? null : booking.party?.contact.phone;
  if (!phone) return null;
  return (
    <SendText phone={phone} text={textOf(booking)} who={booking.name}>
      {nameOf(booking)}
    </SendText>
  );
}
