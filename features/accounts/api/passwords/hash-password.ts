import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/** argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, parallelism 1. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Number of simultaneous hashes. One core and most of libuv's threads stay free for the rest of the server. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Largest number of passwords in the queue. A slow machine needs some seconds to hash them. */
const MOST_WAITING = 200;

const turns = queue(AT_ONCE, MOST_WAITING);

export function hashPassword(password: string): Promise<string> {
  return turns(() => hash(asHashed(password), COST));
}

/**
 * Without a stored hash, returns false after the same time.
 * @param options with `urgent`, the password is checked before all others in the queue. Known devices use this.
 */
export async function passwordFits(
  password: string,
  stored: string | undefined,
  options: { urgent?: boolean } = {},
): Promise<boolean> {
  const fits = await turns(async () => verify(stored ?? (await nobody), asHashed(password)), options.urgent);
  return stored !== undefined && fits;
}

/** `true` if a hash was made with other parameters than the present ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}

/** Normalises Unicode (NIST SP 800-63B), because keyboards compose characters differently. */
function asHashed(password: string): string {
  return password.normalize('NFKC');
}

const nobody = hash(crypto.randomUUID(), COST);

/**
 * Makes a queue that runs at most `atOnce` tasks at a time, urgent tasks first. A flood of tries therefore cannot take
 * all cores of the server.
 * @returns a function that runs a task in the queue. It throws a 503 if `mostWaiting` tasks wait, but always accepts
 * urgent tasks.
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
      // A finished task hands its slot to this task, so `running` stays the same.
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
