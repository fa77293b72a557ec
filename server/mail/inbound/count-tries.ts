export interface Tries {
  /** @returns the number of attempts, including this attempt. */
  add(network: string, now?: number): number;
  count(network: string, now?: number): number;
}

const MOST_NETWORKS = 10_000;

/** @param window milliseconds. */
export function countTries(window: number): Tries {
  const seen = new Map<string, { begun: number; times: number }>();
  const current = (network: string, now: number) => {
    const found = seen.get(network);
    return found && now - found.begun < window ? found : { begun: now, times: 0 };
  };
  return {
    add(network, now = Date.now()) {
      const entry = current(network, now);
      entry.times += 1;
      seen.delete(network);
      seen.set(network, entry);
      if (seen.size > MOST_NETWORKS) seen.delete(seen.keys().next().value!);
      return entry.times;
    },
    count: (network, now = Date.now()) => current(network, now).times,
  };
}
