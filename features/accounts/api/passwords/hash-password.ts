import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/** Parameters of OWASP's Password Storage Cheat Sheet for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Number of simultaneous hashes. One core stays free for other requests. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const MOST_WAITING = 200;

const turns = queue(AT_ONCE, MOST_WAITING);

export function hashPassword(password: string): Promise<string> {
  return turns(() => hash(asHashed(password), COST));
}

/**
 * Without a stored hash, takes the same time and returns false.
 * @param options `urgent` is for known devices, whose hashes come first.
 */
export async function passwordFits(
  password: string,
  stored: string | undefined,
  options: { urgent?: boolean } = {},
): Promise<boolean> {
  const fits = await turns(async () => verify(stored ?? (await nobody), asHashed(password)), options.urgent);
  return stored !== undefined && fits;
}

export function isOutdated(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}

/** Keyboards compose characters differently, so Unicode is normalised (NIST SP 800-63B). */
function asHashed(password: string): string {
  return password.normalize('NFKC');
}

const nobody = hash(crypto.randomUUID(), COST);

/**
 * Runs at most `atOnce` tasks at the same time, urgent tasks first.
 * @returns a function that runs a task, and that throws a 503 if `mostWaiting` tasks already wait.
 */
export function queue(atOnce: number, mostWaiting: number) {
  let running = 0;
  const urgentOnes: (() => void)[] = [];
  const others: (() => void)[] = [];
  return async <T>(work: () => Promise<T>, urgent = false): Promise<T> => {
    if (running >= atOnce) {
      if (!urgent && others.length >= mostWaiting) {
        throw problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '5' } });
      }
      // The task that ends passes its slot on, so `running` does not change.
      await new Promise<void>((resolve) => (urgent ? urgentOnes : others).push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = urgentOnes.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
