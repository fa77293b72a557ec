import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Manifest } from '../../contract/check-in.ts';

const GOES: readonly string[] = ['scheduled', 'guaranteed', 'closed'];

/** Leads from the list of guests to the screens that change or call off the departure. */
export function DepartureChanges({ manifest: { departure, operator, can } }: { manifest: Manifest }) {
  const { id, localDate, state, startsAt } = departure;
  if (!can.change || !GOES.includes(state)) return null;
  return (
    <Actions className="no-print">
      <ButtonLink kind="quiet" size="small" to={operatorPaths.departures(operator.id, localDate, id)}>
        <Pencil size={18} aria-hidden />
        <Trans>Cambiar hora, guía o lugares</Trans>
      </ButtonLink>
      {Date.parse(startsAt) > Date.now() && (
        <ButtonLink kind="bare" size="small" to={operatorPaths.cancelDeparture(operator.id, id)}>
          <Trans>Cancelar la salida…</Trans>
        </ButtonLink>
      )}
    </Actions>
  );
}
