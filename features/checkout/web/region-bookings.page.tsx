import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { BookingSearch } from './region/booking-search.tsx';

export const head = () => ({ title: 'Reservas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Reservas`}
      lead={
        <Trans>
          Encuentra cualquier reserva de la región. Cada búsqueda y cada reserva que abres quedan en el registro.
        </Trans>
      }
    >
      <BookingSearch />
    </BackOffice>
  );
}
