/**
 * Shares no code with the solver.
 * @param routes vertex numbers as in the file, without the depot
 * @returns the score of the routes, or the first fault
 */
export function scoreTour(name: string, text: string, m: number, routes: number[][]): number | { fault: string } {
  const lines = text.trim().split(/\r?\n/).slice(2);
  const vertices = lines.map((line) => {
    const fields = line.trim().split(/\s+/);
    const thousandths = (field: string) => Math.round(Number(field) * 1000);
    return {
      x: thousandths(fields[1]!),
      y: thousandths(fields[2]!),
      visit: thousandths(fields[3]!),
      score: Number(fields[4]),
      open: thousandths(fields.at(-2)!),
      close: thousandths(fields.at(-1)!),
    };
  });
  const unit = name.startsWith('pr') ? 10 : 100;
  const travel = (a: number, b: number): number => {
    const [dx, dy] = [vertices[a]!.x - vertices[b]!.x, vertices[a]!.y - vertices[b]!.y];
    const square = dx * dx + dy * dy;
    let root = Math.floor(Math.sqrt(square));
    while (root * root > square) root--;
    while ((root + 1) * (root + 1) <= square) root++;
    return Math.floor(root / unit) * unit;
  };
  if (routes.length > m) return { fault: `${routes.length} routes for ${m} days` };
  const seen = new Set<number>();
  let score = 0;
  for (const route of routes) {
    let at = 0;
    let time = vertices[0]!.open;
    for (const vertex of route) {
      const place = vertices[vertex];
      if (vertex === 0 || place === undefined) return { fault: `no vertex ${vertex}` };
      if (seen.has(vertex)) return { fault: `vertex ${vertex} twice` };
      seen.add(vertex);
      time = Math.max(time + travel(at, vertex), place.open);
      if (time > place.close) return { fault: `vertex ${vertex} reached after its closing` };
      time += place.visit;
      score += place.score;
      at = vertex;
    }
    if (time + travel(at, 0) > vertices[0]!.close) return { fault: 'back after the end' };
  }
  return score;
}
