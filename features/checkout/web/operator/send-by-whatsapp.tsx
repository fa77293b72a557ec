import { MessageCircle } from 'lucide-react';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { useFace } from '#web/face.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { whatsAppUrl } from '#web/ui/telephone-url.ts';
import { useBookingText, useTextName } from './use-booking-text.ts';

/** Opens WhatsApp with a text about the booking. A booking of a reseller is left out, because the reseller writes. */
export function SendByWhatsApp({ booking }: { booking: OperatorBooking }) {
  const { telephone } = useFace();
  const textOf = useBookingText();
  const nameOf = useTextName();
  const phone = booking.channel === 'octo' ? null : booking.party?.contact.phone;
  const url = phone && whatsAppUrl(phone, telephone, textOf(booking));
  if (!url) return null;
  return (
    <div>
      <ButtonLink kind="quiet" to={url} target="_blank" rel="noreferrer">
        <MessageCircle size={18} aria-hidden />
        {nameOf(booking)}
      </ButtonLink>
    </div>
  );
}
