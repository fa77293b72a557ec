import { useEffect, useRef } from 'react';
import type { Submission } from '#web/http/use-submit.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { BusyResource } from '../../contract/busy-resource.ts';
import { BusyDepartureLink } from './busy-link.tsx';

interface RefusalProps {
  of: Pick<Submission, 'failure' | 'retry'>;
  busy: BusyResource | undefined;
}

/** The message beside the button that was refused. It gets the focus, so that it also scrolls into view. */
export function Refusal({ of, busy }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  const { failure } = of;
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1} className={flow.stack2} hidden={!failure}>
      <FormProblem of={of} />
      <BusyDepartureLink busy={busy} />
    </div>
  );
}
