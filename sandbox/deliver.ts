import { callJson } from '#server/cards/json-call.ts';
import { hmacHex } from '#server/cards/signed-body.ts';
import type { Delivery } from './deliveries.store.ts';
import type { Ledger } from './ledger.ts';

/** The header's value is `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const SIGNATURE_HEADER = 'x-sandbox-cards-signature';

/** The seconds between attempts, three days in total. */
const WAITS = [2, 10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 86_400];
/** The time for which one process reserves a webhook, in milliseconds. */
const LEASE = 8_000;
/** The time that the shop has for an answer, in milliseconds. */
const PATIENCE = 6_000;
const POLL_EVERY = 500;
const AT_ONCE = 32;
const BATCH = 200;

/** @returns the status of the shop's answer, or null without an answer */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number | null>;

export interface Deliverer {
  /** The caller must have stored the deliveries with the due time that `lease` returned. */
  sendNow(deliveries: readonly Delivery[]): void;
  /** @returns the instant until which only this process may send a delivery */
  lease(now: Date): Date;
  /**
   * Tries every due delivery once and waits for the answers.
   * @returns the number of successful deliveries
   */
  deliver(until: Date): Promise<number>;
  close(): Promise<void>;
}

export interface DelivererOptions {
  ledger: Ledger;
  secret: string;
  now: () => Date;
  post?: Post;
  byItself: boolean;
  mayPoll: () => boolean;
  onTrouble: (error: Error) => void;
}

/** Repeats webhooks until they are delivered. If this process crashes, another process continues. */
export function openDeliverer({
  ledger,
  secret,
  now,
  post = postOverHttp,
  byItself,
  mayPoll,
  onTrouble,
}: DelivererOptions): Deliverer {
  const waiting: Delivery[] = [];
  const arrived: string[] = [];
  const running = new Set<Promise<unknown>>();
  let flushing: Promise<void> | undefined;
  let closed = false;

  const track = <T>(work: Promise<T>) => {
    const one = work.catch(onTrouble).finally(() => running.delete(one));
    running.add(one);
    return one;
  };

  const flush = () => {
    flushing ??= track(
      (async () => {
        while (arrived.length > 0) await ledger.markDelivered(arrived.splice(0), now());
      })().finally(() => {
        flushing = undefined;
      }),
    ).then(() => undefined);
    return flushing;
  };

  async function send({ id, url, body, attempts }: Delivery): Promise<boolean> {
    const t = Math.floor(now().getTime() / 1000);
    const headers = { [SIGNATURE_HEADER]: `t=${t},v1=${hmacHex(secret, `${t}.${body}`)}` };
    const status = await post(url, headers, body).catch(() => null);
    if (status !== null && status >= 200 && status < 300) {
      arrived.push(id);
      await flush();
      return true;
    }
    const wait = WAITS[attempts];
    const nextAt = wait === undefined ? null : new Date(now().getTime() + wait * 1000);
    await ledger.markMissed(id, status, nextAt, now());
    return false;
  }

  let sending = 0;
  function pump(): void {
    while (sending < AT_ONCE && waiting.length > 0 && !closed) {
      sending += 1;
      void track(send(waiting.shift()!)).then(() => {
        sending -= 1;
        pump();
      });
    }
  }

  const lease = (from: Date) => new Date(from.getTime() + LEASE);
  const claim = (until: Date) => ledger.claimDue(until, lease(now()), BATCH);
  let polling = false;
  const timer = byItself
    ? setInterval(() => {
        if (polling || closed || waiting.length > BATCH || !mayPoll()) return;
        polling = true;
        void track(claim(now()).then((due) => waiting.push(...due))).then(() => {
          polling = false;
          pump();
        });
      }, POLL_EVERY).unref()
    : undefined;

  return {
    lease,
    sendNow(deliveries) {
      waiting.push(...deliveries);
      pump();
    },
    async deliver(until) {
      const due = await claim(until);
      const outcomes = await Promise.all(due.map(send));
      return outcomes.filter(Boolean).length;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      while (running.size > 0) await Promise.all(running);
    },
  };
}

const postOverHttp: Post = async (url, headers, body) => {
  const { status } = await callJson({ method: 'POST', url, headers, body, patience: PATIENCE });
  return status;
};
