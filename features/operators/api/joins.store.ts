import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

export const joinDeparture = joinById('departure');
export const joinOperator = joinById('operator');
export const joinPlan = joinById('plan');
export const joinPlanOption = joinById('plan_option');
export const joinResource = joinById('resource');

/**
 * @param plan column with the id of the plan, such as `b.plan_id`
 * @param version column with the number of the version
 */
export function joinPlanVersion(alias: string, plan: string, version: string): RawBuilder<unknown> {
  const [from] = plan.split('.');
  return sql.raw(
    `join plan_version ${alias} on ${alias}.region_id = ${from}.region_id and ${alias}.plan_id = ${plan} and ${alias}.version = ${version}`,
  );
}

/**
 * SQL for the resources of a departure as JSON (`AssignedResource`).
 * @param departure column with the id of the departure, such as `b.departure_id`
 * @param onlyShown `true` leaves out resources that travellers do not see
 */
export function assignedResources(departure: string, { onlyShown }: { onlyShown: boolean }): RawBuilder<unknown> {
  const [from] = departure.split('.');
  return sql.raw(`coalesce((
    select json_agg(json_build_object('kind', used.kind, 'name', used.name) order by used.kind, used.name)
    from departure_resource needed
      join resource used on used.region_id = needed.region_id and used.id = needed.resource_id${onlyShown ? ' and used.shown' : ''}
    where needed.region_id = ${from}.region_id and needed.departure_id = ${departure}), '[]')`);
}

export const departureRows = rowsOf('departure');
export const departureResourceRows = rowsOf('departure_resource');
export const operatorRows = rowsOf('operator');
export const planClosureRows = rowsOf('plan_closure');
export const planRows = rowsOf('plan');
export const planVersionRows = rowsOf('plan_version');
export const planOptionRows = rowsOf('plan_option');
export const resourceRows = rowsOf('resource');
export const resourceClaimRows = rowsOf('resource_claim');
