import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { BookingFile } from './region/booking-file.tsx';

export const head = () => ({ title: 'Una reserva', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { bookingId = '' } = useParams();
  return (
    <BackOffice title={t`Una reserva`}>
      <BookingFile key={bookingId} bookingId={bookingId} />
    </BackOffice>
  );
}
