import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ItineraryEditor } from './region/itinerary-editor.tsx';

export const head = () => ({ title: 'Un itinerario', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <BackOffice title={t`Un itinerario`}>
      <ItineraryEditor key={id} id={id} />
    </BackOffice>
  );
}
