export interface MenuPlace {
  path: string;
  /** Screens elsewhere that belong to it. */
  also?: readonly string[];
  /** The first entry: paths below its own belong to other entries. */
  first?: boolean;
}

/** The menu entry of a path; undefined when it belongs to none. */
export function placeAt<Place extends MenuPlace>(places: readonly Place[], pathname: string): Place | undefined {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return places.find(({ path, also = [], first }) => (first ? pathname === path : [path, ...also].some(isIn)));
}
