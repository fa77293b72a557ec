export interface MenuPlace {
  path: string;
  /** Screens elsewhere that belong to it. */
  also?: readonly string[];
  /** The office's first room: what lies below its address are other rooms. */
  first?: boolean;
}

/** In which room of an office an address is; undefined where it is in none of them. */
export function placeAt<Place extends MenuPlace>(places: readonly Place[], pathname: string): Place | undefined {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return places.find(({ path, also = [], first }) => (first ? pathname === path : [path, ...also].some(isIn)));
}
