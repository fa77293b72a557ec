import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sweep } from '#features/checkout/api/sweep.ts';
import { openEntryKeys } from '#features/waitlist/api/entry-keys.ts';
import { sweepLists } from '#features/waitlist/api/sweep-lists.ts';
import { WAITLIST_SECRET_HEADER } from '#features/waitlist/contract/headers.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import type { WaitlistEntry } from '#features/waitlist/contract/waitlist.ts';
import { call } from './call.ts';
import type { Selling } from './selling.ts';
import type { TestSite } from './site.ts';

/** A party in a waiting list, with the link of its email. */
export class WaitingParty {
  readonly id: string;
  readonly email: string;
  readonly headers: Record<string, string>;
  readonly #site: Pick<TestSite, 'app'>;

  constructor(site: Pick<TestSite, 'app'>, { id, email, secret }: { id: string; email: string; secret: string }) {
    this.#site = site;
    this.id = id;
    this.email = email;
    this.headers = { [WAITLIST_SECRET_HEADER]: secret };
  }

  #own = () => ({ params: { id: this.id }, headers: this.headers });

  async show(): Promise<WaitlistEntry> {
    const answer = await call(this.#site.app, routes.showWaitlistEntry, this.#own());
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  confirm = () => call(this.#site.app, routes.confirmWaitlistEntry, this.#own());
  leave = () => call(this.#site.app, routes.leaveWaitlist, this.#own());
}

export function askToWait(
  site: Pick<TestSite, 'app'>,
  selling: Selling,
  departureId: string,
  { quantity = 1, email = `${randomUUID()}@ejemplo.pe` }: { quantity?: number; email?: string } = {},
) {
  const units = [{ unitId: selling.adult, quantity }];
  return call(site.app, routes.joinWaitlist, { body: { departureId, units, email } });
}

/** The entry of this email address, with the secret that its emails contain. */
export async function partyWith(site: TestSite, email: string): Promise<WaitingParty> {
  const { rows } = await site.pool.query('select id from waitlist_entry where email = $1 order by created_at desc', [
    email,
  ]);
  const secret = (await openEntryKeys(site.platform.config)).entry(rows[0].id);
  return new WaitingParty(site, { id: rows[0].id, email, secret });
}

/** Joins the list and confirms the email address. */
export async function wait(site: TestSite, selling: Selling, departureId: string, quantity = 1): Promise<WaitingParty> {
  await site.pool.query('delete from attempt_window');
  const email = `${randomUUID()}@ejemplo.pe`;
  const asked = await askToWait(site, selling, departureId, { quantity, email });
  expect(asked.statusCode, asked.body).toBe(202);
  const party = await partyWith(site, email);
  const confirmed = await party.confirm();
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return party;
}

export const sweepHolds = ({ platform }: Pick<TestSite, 'platform'>): Promise<void> => sweep(platform);

export async function sweepWaiting({ platform }: Pick<TestSite, 'platform'>): Promise<void> {
  await sweepLists(platform, await openEntryKeys(platform.config));
}
