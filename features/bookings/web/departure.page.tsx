import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { DepartureScreen } from './check-in/departure-screen.tsx';

export const head = () => ({ title: 'Salida', noIndex: true });

export function Component() {
  const { operatorId = '', departureId = '' } = useParams();
  return (
    <Private>
      <DepartureScreen
        key={departureId}
        address={{ operatorId, departureId }}
        otherwise={({ error, refresh }) => (
          <div className="wrap">
            <h1 className="sr">
              <Trans>Salida</Trans>
            </h1>
            {error ? <Trouble error={error} retry={() => void refresh()} /> : <SkeletonList rows={4} />}
          </div>
        )}
      />
    </Private>
  );
}
