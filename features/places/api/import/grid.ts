interface Point {
  lon: number;
  lat: number;
}

/** Degrees. A cell is about 1.1 km wide, so the neighbouring cells contain everything within 1 km. */
const CELL = 0.01;

/** Finds values by their position. */
export class Grid<Value> {
  private readonly cells = new Map<string, Value[]>();

  add({ lon, lat }: Point, value: Value): void {
    const key = cellOf(lon, lat);
    const cell = this.cells.get(key);
    if (cell) cell.push(value);
    else this.cells.set(key, [value]);
  }

  near({ lon, lat }: Point): Value[] {
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => this.cells.get(cellOf(lon + dx * CELL, lat + dy * CELL)) ?? []),
    );
  }
}

function cellOf(lon: number, lat: number): string {
  return `${Math.floor(lon / CELL)} ${Math.floor(lat / CELL)}`;
}
