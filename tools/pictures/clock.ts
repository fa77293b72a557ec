export const BEGINS_AT = '2026-12-02T14:50:00.000Z';
/** 10:00 in Lima. The clocks of server, database and browser stand still at this instant. */
export const STANDS_AT = '2026-12-02T15:00:00.000Z';

export interface Clock {
  at: string;
  runs: boolean;
}

const RealDate = globalThis.Date;

/**
 * Replaces `Date` in this process, but no timers. With `runs`, the clock continues from `at`; otherwise it stands
 * still.
 */
export function setClock({ at, runs }: Clock): void {
  const ahead = RealDate.parse(at) - RealDate.now();
  const now = runs ? () => RealDate.now() + ahead : () => RealDate.parse(at);
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

export const restoreClock = (): void => {
  globalThis.Date = RealDate;
};
