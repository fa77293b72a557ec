import { CATEGORY_NAMES, HOURS_CLASS_NAMES } from '#features/places/contract/category-names.ts';
import type { FacetCount, PlacesPage } from '#features/places/contract/place.ts';
import type { CubeCell } from './counts.store.ts';
import type { PlacesSearch } from './query.rules.ts';

type Chosen = Pick<PlacesSearch, 'categories' | 'districts' | 'knownHours'>;
type Side = 'category' | 'district' | 'hours';
type Facets = Omit<NonNullable<PlacesPage['facets']>, 'areFloors'>;

export function sumOf(cells: CubeCell[], chosen: Chosen): number {
  return cells.filter((cell) => fits(cell, chosen)).reduce((total, { places }) => total + places, 0);
}

export function facetsOf(cells: CubeCell[], chosen: Chosen): Facets {
  return {
    category: side(
      cells,
      chosen,
      'category',
      ({ category }) => category,
      (value) => CATEGORY_NAMES[value].many,
      chosen.categories,
    ),
    district: side(
      cells,
      chosen,
      'district',
      ({ district }) => district,
      (value) => value,
      chosen.districts,
    ),
    hours: side(
      cells,
      chosen,
      'hours',
      ({ hours_class }) => hours_class,
      (value) => HOURS_CLASS_NAMES[value],
      chosen.knownHours ? ['known'] : null,
    ),
  };
}

function side<Value extends string>(
  cells: CubeCell[],
  chosen: Chosen,
  own: Side,
  read: (cell: CubeCell) => Value | null,
  label: (value: Value) => string,
  listed: Value[] | null,
): FacetCount[] {
  const counts = new Map<Value, number>((listed ?? []).map((value) => [value, 0]));
  for (const cell of cells) {
    const value = read(cell);
    if (value !== null && fits(cell, chosen, own)) counts.set(value, (counts.get(value) ?? 0) + cell.places);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: label(value), count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'es'));
}

function fits(cell: CubeCell, { categories, districts, knownHours }: Chosen, except?: Side): boolean {
  return (
    (except === 'category' || !categories || categories.includes(cell.category)) &&
    (except === 'district' || !districts || (cell.district !== null && districts.includes(cell.district))) &&
    (except === 'hours' || !knownHours || cell.hours_class === 'known')
  );
}
