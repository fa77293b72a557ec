/** Positions of nodes by their id, in 16 bytes per node. */
export class NodeTable {
  size = 0;
  private ids = new Float64Array(1024);
  private lons = new Int32Array(1024);
  private lats = new Int32Array(1024);
  private isSorted = true;

  add(id: number, lon: number, lat: number): void {
    if (this.size === this.ids.length) this.grow();
    if (this.size > 0 && id <= this.ids[this.size - 1]!) this.isSorted = false;
    this.ids[this.size] = id;
    this.lons[this.size] = Math.round(lon * 1e7);
    this.lats[this.size] = Math.round(lat * 1e7);
    this.size += 1;
  }

  /** Returns the row of the node, or −1. */
  row(id: number): number {
    if (!this.isSorted) this.sort();
    let [low, high] = [0, this.size - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  lon(row: number): number {
    return this.lons[row]! / 1e7;
  }

  lat(row: number): number {
    return this.lats[row]! / 1e7;
  }

  private grow(): void {
    const room = this.ids.length * 2;
    const [ids, lons, lats] = [new Float64Array(room), new Int32Array(room), new Int32Array(room)];
    ids.set(this.ids);
    lons.set(this.lons);
    lats.set(this.lats);
    Object.assign(this, { ids, lons, lats });
  }

  private sort(): void {
    const order = Uint32Array.from({ length: this.size }, (_, row) => row).sort((a, b) => this.ids[a]! - this.ids[b]!);
    this.ids = Float64Array.from(order, (row) => this.ids[row]!);
    this.lons = Int32Array.from(order, (row) => this.lons[row]!);
    this.lats = Int32Array.from(order, (row) => this.lats[row]!);
    this.isSorted = true;
  }
}
