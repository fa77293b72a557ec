import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';

interface MoreRowsProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  children?: ReactNode;
}

export function MoreRows({ list, children = <Trans>Ver más</Trans> }: MoreRowsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <div className={rows.more}>
      {isFetchNextPageError && (
        <Alert look="line">
          <Trans>Lo que sigue no llegó. Vuelve a pedirlo.</Trans>
        </Alert>
      )}
      <Button kind="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
