import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Office } from '#features/backoffice/web/public.ts';
import { ItineraryDesk } from './region/itinerary-editor.tsx';

export const head = () => ({ title: 'Un itinerario', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <Office title={t`Un itinerario`}>
      <ItineraryDesk key={id} id={id} />
    </Office>
  );
}
