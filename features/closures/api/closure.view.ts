import type { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import { closureActions } from '#features/closures/contract/closure-states.ts';
import type { ClosureRow } from './closure.store.ts';

export function closureView(row: ClosureRow, places: ReadonlyMap<string, NonNullable<Closure['placeCard']>>): Closure {
  const card = row.place_id === null ? undefined : places.get(row.place_id);
  return {
    id: row.id,
    ...inputOf(row),
    state: row.state,
    version: row.version,
    timeZone: row.time_zone,
    placeCard: card
      ? {
          slug: card.slug,
          name: card.name,
          kindLabel: card.kindLabel,
          lon: card.lon,
          lat: card.lat,
          poster: card.poster,
        }
      : null,
    can: closureActions(row.state),
    endedAt: row.ended_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function inputOf(row: ClosureRow): ClosureInput {
  return {
    kind: row.kind,
    place: row.place_id,
    name: row.name,
    area: row.area,
    severity: row.severity,
    factor: row.factor === null ? null : Number(row.factor),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    ...(row.closed_from !== null && row.closed_to !== null && { hours: { from: row.closed_from, to: row.closed_to } }),
    reason: row.reason,
    source: row.source,
    sourceUrl: row.source_url,
  };
}
