import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ChangeDates } from '../../../contract/change.ts';
import type { useDates } from './use-dates.ts';

interface DatesStateProps {
  query: ReturnType<typeof useDates>;
  children: (dates: ChangeDates) => ReactNode;
}

export function DatesState({ query: { data, error, refetch }, children }: DatesStateProps) {
  if (data) return children(data);
  if (error) {
    const refused = error instanceof ApiError && error.status !== 0;
    return (
      <div role="alert" className={textStyles.stop}>
        {refused ? <p>{error.problem.detail}</p> : <p>{<Trans>Sin conexión no podemos ver las fechas.</Trans>}</p>}
        {!refused && (
          <Button kind="bare" onClick={() => void refetch()}>
            <Trans>Volver a pedirlas</Trans>
          </Button>
        )}
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr">
        <Trans>Buscando fechas con lugares…</Trans>
      </span>
      <Skeleton width="100%" height="220px" />
    </div>
  );
}
