/** What can be asked of the sandbox to go wrong, once, in its next call of a kind: for proofs of whoever consumes it. */
export const FAULT_KINDS = [
  /** Answers 500, does nothing, and keeps that answer for the key, as real providers do. */
  'error',
  /** Does it, and answers 500 (kept for the key). */
  'error_after',
  /** Ends the connection before it does anything. */
  'cut',
  /** Does it, and ends the connection. */
  'cut_after',
  /** Does it, and never answers. */
  'silent_after',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULTY_CALLS = ['create', 'show', 'find', 'capture', 'void', 'refund', 'pay'] as const;
export type FaultyCall = (typeof FAULTY_CALLS)[number];

/** Faults that wait for their call, in the order in which they were asked for. They are forgotten with the process. */
export class Faults {
  readonly #waiting: { call: FaultyCall; kind: FaultKind }[] = [];

  add(call: FaultyCall, kind: FaultKind, times = 1): void {
    for (let n = 0; n < times; n += 1) this.#waiting.push({ call, kind });
  }

  take(call: FaultyCall): FaultKind | undefined {
    const place = this.#waiting.findIndex((fault) => fault.call === call);
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0]!.kind;
  }

  clear(): void {
    this.#waiting.length = 0;
  }
}
