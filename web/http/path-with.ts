/** Fills in the parameters of a path: `pathWith('/api/trips/:id', { id })`. */
export function pathWith(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name]!));
}
