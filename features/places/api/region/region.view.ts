import { KINDS } from '#features/places/api/import/kinds.rules.ts';
import { FACTS, type FactName } from '#features/places/contract/place-facts.ts';
import { PLACE_ROWS } from '#features/places/contract/place-rows.ts';
import { placeActions } from '#features/places/contract/place-states.ts';
import type { PlaceChange, PlaceMove, RegionPlace } from '#features/places/contract/region.ts';
import type { RegionArt } from '#posters/art.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { ListedMove } from '../merge/move.store.ts';
import type { DifferenceRow } from './differences.store.ts';
import { EDITED_AS, factsOf, isEdited, isSameFact } from './facts.rules.ts';
import type { ChangeRow, originsOf, RegionRow } from './region.store.ts';

interface Around {
  changes: ChangeRow[];
  origins: Awaited<ReturnType<typeof originsOf>>;
  districts: string[];
  sources: RegionSource[];
  art: RegionArt;
  differences: DifferenceRow[];
  moves: ListedMove[];
  mergedInto: RegionPlace['mergedInto'];
}

export function regionPlaceView(
  row: RegionRow,
  { changes, origins, districts, sources, art, differences, moves, mergedInto }: Around,
): RegionPlace {
  const facts = factsOf(row);
  return {
    id: row.id,
    slug: row.slug,
    state: row.status,
    stateReason: row.status_reason,
    can: placeActions(row.status),
    operatorId: row.operator_id,
    facts,
    doubts: row.doubts,
    edited: FACTS.filter((fact) => isEdited(fact, row.edited_fields)),
    origins: FACTS.flatMap((fact) => originOf(fact, origins, sources)),
    changes: changes.map((change) => changeView(change, facts)),
    differences: differences.map(({ fact, columns, noticed_at }) => ({
      fact,
      value: factsOf({ ...row, ...columns })[fact],
      noticedAt: noticed_at.toISOString(),
    })),
    mergedInto,
    moves: moves.map(moveView),
    choices: { kinds: kindChoices(), districts, scenes: sceneChoices(art) },
    updatedAt: row.updated_at.toISOString(),
  };
}

function originOf(fact: FactName, origins: Around['origins'], sources: RegionSource[]): RegionPlace['origins'] {
  const origin = origins.find(({ fields }) => EDITED_AS[fact].some((column) => fields.includes(column)));
  if (!origin) return [];
  return [{ fact, name: sources.find(({ id }) => id === origin.source)?.name ?? origin.source, date: origin.dated }];
}

function changeView(change: ChangeRow, facts: RegionPlace['facts']): PlaceChange {
  const { id, at, by, made_as, fact, before, after, source, undoes, is_last } = change;
  const canUndo = fact !== 'state' && is_last && isSameFact(facts[fact], after);
  return { id, at: at.toISOString(), by: by || null, as: made_as, fact, before, after, source, undoes, canUndo };
}

const moveView = (move: ListedMove): PlaceMove => ({
  id: move.id,
  kind: move.kind,
  other: { id: move.other_id, name: move.other_name },
  isFrom: move.is_from,
  at: move.made_at.toISOString(),
  by: move.by || null,
  moved: PLACE_ROWS.flatMap((rows) => {
    const count = move.changes.rows[rows]?.length ?? 0;
    return count > 0 ? { rows, count } : [];
  }),
  facts: move.changes.facts.map(({ fact }) => fact),
  isUndone: move.is_undone,
  canUndo: move.can_undo,
});

const sceneChoices = ({ scenes }: RegionArt): RegionPlace['choices']['scenes'] =>
  Object.entries(scenes)
    .map(([id, { label, fit }]) => ({ id, label, hours: [...fit] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));

export const kindChoices = () =>
  [...new Map(Object.values(KINDS).map(({ category, label }) => [label, { category, label }])).values()].sort((a, b) =>
    a.label.localeCompare(b.label, 'es'),
  );
