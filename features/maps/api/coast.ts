import type { Position } from 'geojson';

/** Joins the lines that continue the longest line. Separate lines are left out. */
export function joinCoast(pieces: readonly Position[][]): Position[] {
  const rest = pieces.filter((piece) => piece.length > 1).map((piece) => [...piece]);
  rest.sort((a, b) => b.length - a.length);
  const chain = rest.shift();
  if (!chain) return [];
  for (let grown = true; grown; ) {
    grown = false;
    for (const [index, piece] of rest.entries()) {
      if (touches(piece[0], chain.at(-1))) chain.push(...piece.slice(1));
      else if (touches(piece.at(-1), chain[0])) chain.unshift(...piece.slice(0, -1));
      else continue;
      rest.splice(index, 1);
      grown = true;
      break;
    }
  }
  return chain;
}

function touches(a: Position | undefined, b: Position | undefined): boolean {
  return Boolean(a && b && Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)) < 1e-4);
}

/**
 * OpenStreetMap draws coastlines with the water on the right.
 * @param reach width of the sea in degrees
 */
export function seaBeside(chain: readonly Position[], reach = 4): Position[][] {
  const first = chain[0];
  const last = chain.at(-1);
  if (!first || !last || chain.length < 2) return [];
  const [x0 = 0, y0 = 0] = first;
  const [x1 = 0, y1 = 0] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const along = [(x1 - x0) / length, (y1 - y0) / length] as const;
  const right = [along[1], -along[0]] as const;
  const before: Position = [x0 - along[0] * reach, y0 - along[1] * reach];
  const after: Position = [x1 + along[0] * reach, y1 + along[1] * reach];
  const out = ([x = 0, y = 0]: Position): Position => [x + right[0] * reach, y + right[1] * reach];
  return [[before, ...chain, after, out(after), out(before), before]];
}

/**
 * Returns a position in the sea for the name of the sea, `offing` degrees from the middle of the coast. Returns null if
 * the region has no coast.
 */
export function seaLabel(chain: readonly Position[], offing = 0.035): Position | null {
  const first = chain[0];
  const last = chain.at(-1);
  const middle = chain[Math.floor(chain.length / 2)];
  if (!first || !last || !middle) return null;
  const dx = (last[0] ?? 0) - (first[0] ?? 0);
  const dy = (last[1] ?? 0) - (first[1] ?? 0);
  const length = Math.hypot(dx, dy) || 1;
  return [(middle[0] ?? 0) + (dy / length) * offing, (middle[1] ?? 0) - (dx / length) * offing];
}
