import { departureActions } from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedDeparture } from '#features/operators/contract/managed-plan.ts';
import { problem } from '#server/errors.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { type DepartureRow, findDeparture } from './departure.store.ts';

export async function readManagedDeparture(
  { db, config, bookings }: OperatorsPlatform,
  operatorId: string,
  id: string,
): Promise<ManagedDeparture> {
  const row = await findDeparture({ db, region: config.REGION, bookings }, operatorId, id);
  if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
  return departureView(row);
}

export function departureView(row: DepartureRow): ManagedDeparture {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    cutoffAt: row.cutoffAt.toISOString(),
    can: departureActions(row.state, 'operator'),
  };
}
