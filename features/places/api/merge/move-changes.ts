import type { FactName } from '#features/places/contract/place-facts.ts';
import type { PlaceRowsName } from '#features/places/contract/place-rows.ts';

export interface SourceKey {
  source: string;
  key: string;
}

/** The changes of a merge or a split, for its undo. */
export interface MoveChanges {
  /** Facts of the receiving place that the merge wrote, with their old columns. */
  facts: { fact: FactName; columns: Record<string, unknown>; after: unknown; wasEdited: boolean }[];
  /** Facts of the receiving place that the merge protected from imports without changing them. */
  protected: FactName[];
  sources: SourceKey[];
  /** Keys of the moved rows of other areas. */
  rows: Partial<Record<PlaceRowsName, string[]>>;
  /** The team of the place moved, and with it whether the place is claimed. */
  claim: boolean;
}
