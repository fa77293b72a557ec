import { Trans } from '@lingui/react/macro';
import type { Problem } from '#web/http/problem.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { BusyResource } from '../../contract/busy-resource.ts';
import { useOperator } from './operator-frame.tsx';

/** The departure that a refusal names, because it keeps the guide or vehicle busy. */
export const busyOf = (problem: Problem | null): BusyResource | undefined =>
  (problem as (Problem & { busy?: BusyResource }) | null)?.busy;

/** Leads from a refusal to the departure that keeps the guide or vehicle busy, where its guide can be changed. */
export function BusyLink({ of }: { of: { problem: Problem | null } }) {
  return <BusyDepartureLink busy={busyOf(of.problem)} />;
}

export function BusyDepartureLink({ busy }: { busy: BusyResource | undefined }) {
  const { id } = useOperator();
  if (!busy) return null;
  return (
    <TextLink to={operatorPaths.departures(id, busy.localDate, busy.departureId)}>
      <Trans>Ver esa salida</Trans>
    </TextLink>
  );
}
