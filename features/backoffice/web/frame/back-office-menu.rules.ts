export interface MenuPlace {
  path: string;
  /** Paths of other screens that belong to this entry. */
  also?: readonly string[];
  /** True for the entry of the start page. Only its exact path belongs to it, and no path below. */
  first?: boolean;
}

/** The menu entry to which a path belongs; undefined if there is none. */
export function placeAt<Place extends MenuPlace>(places: readonly Place[], pathname: string): Place | undefined {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return places.find(({ path, also = [], first }) => (first ? pathname === path : [path, ...also].some(isIn)));
}
