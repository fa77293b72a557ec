import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ItineraryList } from './region/itinerary-list.tsx';

export const head = () => ({ title: 'Itinerarios de la región', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Itinerarios`}
      lead={<Trans>Días que la región propone. Cada noche, y con cada cierre, se comprueban otra vez.</Trans>}
    >
      <ItineraryList />
    </BackOffice>
  );
}
