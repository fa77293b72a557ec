/** xorshift32. The same seed gives the same sequence on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    // A splitmix32 step separates small seeds. Zero is replaced, because xorshift never leaves the state zero.
    let mixed = (seed + 0x9e3779b9) | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    this.state = (mixed ^ (mixed >>> 15)) | 0 || 1;
  }

  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x >>> 0;
  }

  unit(): number {
    return this.next() / 4294967296;
  }

  below(bound: number): number {
    return (this.next() % bound) | 0;
  }
}
