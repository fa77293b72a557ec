/** The instant at which the pictures' data begins to be made. The clock runs while it is made. */
export const BEGINS_AT = '2026-12-02T14:50:00.000Z';
/** The instant of every picture: 10:00 in Lima. The clock of server, database and browser stands still. */
export const STANDS_AT = '2026-12-02T15:00:00.000Z';

export interface Clock {
  /** ISO 8601 instant. */
  at: string;
  runs: boolean;
}

const RealDate = globalThis.Date;

/** Replaces `Date` in this process. A running clock goes on from `at`; a clock that does not run stays at `at`. Timers are not changed. */
export function setClock({ at, runs }: Clock): void {
  const ahead = RealDate.parse(at) - RealDate.now();
  const now = runs ? () => RealDate.now() + ahead : () => RealDate.parse(at);
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Instant by the clock of the pictures' data. */
export const restoreClock = (): void => {
  globalThis.Date = RealDate;
};
