/** Faults that a test can request. Each happens once, in the next call of its kind. */
export const FAULT_KINDS = [
  /** Answers 500, does nothing, and keeps that answer for the key, as real providers do. */
  'error',
  /** Does the work, answers 500, and keeps that answer for the key. */
  'error_after',
  /** Closes the connection before doing the work. */
  'cut',
  /** Does the work and closes the connection. */
  'cut_after',
  /** Does the work and never answers. */
  'silent_after',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULTY_CALLS = ['create', 'show', 'find', 'capture', 'void', 'refund', 'pay'] as const;
export type FaultyCall = (typeof FAULTY_CALLS)[number];

/** Requested faults in their order. They are lost when the process ends. */
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
