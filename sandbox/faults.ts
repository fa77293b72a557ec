/** A test can request faults. Each requested fault occurs once, in the next call of its kind. */
export const FAULT_KINDS = [
  /** Answers 500 without doing the work. Like real providers, the sandbox gives repeated calls the same answer. */
  'error',
  /** Does the work and answers 500. Repeated calls get the same answer. */
  'error_after',
  /** Closes the connection without doing the work. */
  'cut',
  /** Does the work and closes the connection. */
  'cut_after',
  /** Does the work and never answers. */
  'silent_after',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULTY_CALLS = ['create', 'show', 'find', 'capture', 'void', 'refund', 'pay'] as const;
export type FaultyCall = (typeof FAULTY_CALLS)[number];

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
