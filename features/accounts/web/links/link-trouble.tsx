import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Problem } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Trouble } from '../trouble.tsx';

interface LinkTroubleProps {
  problem: Problem;
  /** Null if another try cannot succeed. */
  again: (() => void) | null;
  another: ReactNode;
}

export function LinkTrouble({ problem, again, another }: LinkTroubleProps) {
  if (!again) {
    return (
      <Trouble title={problem.title} action={another}>
        {problem.detail}
      </Trouble>
    );
  }
  return (
    <Trouble
      title={problem.title}
      kind="calm"
      action={
        <Button size="small" onClick={again}>
          <Trans>Volver a intentar</Trans>
        </Button>
      }
    >
      {problem.detail} <Trans>El enlace no se gastó.</Trans>
    </Trouble>
  );
}
