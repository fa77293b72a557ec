export interface MenuPlace {
  path: string;
  /** The menu also highlights this entry for these paths. */
  also?: readonly string[];
  /** `true` for the start page's entry, which matches only its exact path. */
  first?: boolean;
}

export function placeAt<Place extends MenuPlace>(places: readonly Place[], pathname: string): Place | undefined {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return places.find(({ path, also = [], first }) => (first ? pathname === path : [path, ...also].some(isIn)));
}
