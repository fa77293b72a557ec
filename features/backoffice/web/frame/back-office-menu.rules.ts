export interface MenuPlace {
  path: string;
  /** Paths for which the menu highlights this entry too. */
  also?: readonly string[];
  /** `true` for the start page, whose path is the beginning of all other paths. */
  first?: boolean;
}

export function placeAt<Place extends MenuPlace>(places: readonly Place[], pathname: string): Place | undefined {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return places.find(({ path, also = [], first }) => (first ? pathname === path : [path, ...also].some(isIn)));
}
