import type { PlaceRowsName } from '#features/places/contract/place-rows.ts';
import type { PlacePair, RowsOfPlace } from '#features/rows-of-place.ts';
import type { Database } from '#server/database/connect.ts';

type Keys = Partial<Record<PlaceRowsName, string[]>>;

/**
 * @param only keys of the rows to move, by name. Without it, all rows move.
 * @returns the keys of the moved rows
 */
export async function moveRows(
  trx: Database,
  pair: PlacePair,
  all: readonly RowsOfPlace[],
  only?: Readonly<Keys>,
): Promise<Keys> {
  const moved: Keys = {};
  for (const rows of all) {
    const keys = only ? (only[rows.name] ?? []) : undefined;
    if (keys?.length === 0) continue;
    moved[rows.name] = await rows.move(trx, pair, keys);
  }
  return moved;
}
