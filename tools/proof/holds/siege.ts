import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmBuyerEmail, placeOrder, requestEmailCode } from '#features/checkout/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import { insertPerson } from '#tests/people.ts';
import { ask, ownNetwork, visit, type Who } from '../buyer.ts';
import type { Stage } from '../stage.ts';
import { checkBooks, type Faults } from '../verdict.ts';

export interface Size {
  connections: number;
  places: number;
}

export interface Outcome {
  faults: Faults;
  figures: Record<string, number>;
}

const anonymousShare = (places: number) => Math.floor((places * 60) / 100);
const networkShare = (places: number) => Math.min(anonymousShare(places), Math.max(6, Math.floor(places / 10)));

const MAIL_WITHIN = 30_000;

export async function besiege(stage: Stage, { connections, places }: Size, networks: 'one' | 'many'): Promise<Outcome> {
  const departureId = await stage.selling.departure({ capacity: places });
  const theirs = ownNetwork();
  const isOne = networks === 'one';
  const most = isOne ? networkShare(places) : anonymousShare(places);
  const known = await knownBuyers(stage, theirs);

  let going = true;
  const heard = new Map<string, number>();
  const siege = Array.from({ length: connections }, async (_, index) => {
    const network = isOne ? theirs : ownNetwork();
    while (going) {
      const said = await holdAndLeave(stage, { departureId, places: 1 + (index % 3), network });
      heard.set(said, (heard.get(said) ?? 0) + 1);
      await sleep(20 + Math.random() * 60);
    }
  });
  const peak = watchHolds(stage, departureId);
  await untilHeld(stage, departureId, most);

  const faults: Faults = [];
  let sold = 0;
  const forKnown = places - anonymousShare(places);
  for (const [index, who] of known.entries()) {
    const share = Math.ceil(forKnown / known.length);
    const party = Math.min(share, forKnown - sold);
    if (party <= 0) break;
    const seen = await visit({
      ...turn(stage, index),
      departureIds: [departureId],
      unitId: stage.selling.adult,
      places: party,
      who,
    });
    if (seen.end === 'confirmed') sold += party;
    else faults.push(`a known buyer of ${party} places ended ${JSON.stringify(seen)}`);
  }
  const held = await peak();
  going = false;
  await Promise.all(siege);
  if (held > most) faults.push(`${held} places of ${places} were held for nothing; ${most} is the most`);
  if (sold < forKnown) faults.push(`${sold} of the ${forKnown} places that are left to known buyers were sold`);
  if (held < most) faults.push(`the siege took ${held} places and could have ${most}: it was none`);
  const odd = [...heard.keys()].filter((said) => !EXPECTED.test(said));
  if (odd.length > 0) faults.push(`the siege heard ${odd.join(', ')}`);
  return { faults: [...faults, ...(await checkBooks(stage))], figures: { held, sold, ...Object.fromEntries(heard) } };
}

const EXPECTED = /^(201|(anonymous|network)_share_held|sold_out)$/;

const turn = ({ sites }: Stage, index: number) => ({ site: () => sites[index % sites.length]!.url });

async function holdAndLeave(
  stage: Stage,
  { departureId, places, network }: { departureId: string; places: number; network: string },
): Promise<string> {
  const site = stage.sites[Math.floor(Math.random() * stage.sites.length)]!.url;
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: stage.selling.adult, quantity: places }] };
  const basket = { uuid: randomUUID(), lines: [line], browser: randomUUID() };
  const { status, body } = await ask(() => site + pathOf(placeOrder), basket, { 'x-forwarded-for': network });
  return status === 409 ? body.code : String(status);
}

async function knownBuyers(stage: Stage, network: string): Promise<Who[]> {
  const people = [1, 2].map(() => insertPerson(stage.db, stage.region, { name: `Viajera ${randomUUID()}` }));
  const signedIn = (await Promise.all(people)).map(({ token }) => ({ network, token }));
  const confirmed = await Promise.all([1, 2].map(() => confirmEmail(stage, network)));
  return [confirmed[0]!, signedIn[0]!, confirmed[1]!, signedIn[1]!];
}

async function confirmEmail(stage: Stage, network: string): Promise<Who> {
  const [email, browser] = [`${randomUUID()}@ejemplo.pe`, randomUUID()];
  const post = (route: Route, body: object) =>
    ask(() => stage.sites[0]!.url + pathOf(route), body, { 'x-forwarded-for': network });
  const asked = await post(requestEmailCode, { email, browser });
  if (asked.status !== 202) throw new Error(`A code was asked for: ${JSON.stringify(asked)}`);
  const code = await codeTo(stage, email);
  const { status, body } = await post(confirmBuyerEmail, { email, browser, code });
  if (status !== 200) throw new Error(`A code was typed: ${status} ${JSON.stringify(body)}`);
  return { network, browser, emailPass: body.pass };
}

async function codeTo({ pool }: Stage, email: string): Promise<string> {
  for (const until = Date.now() + MAIL_WITHIN; Date.now() < until; await sleep(50)) {
    const { rows } = await pool.query<{ subject: string }>('select subject from demo_mail where recipient = $1', [
      email,
    ]);
    const code = /^\d{6}/.exec(rows[0]?.subject ?? '')?.[0];
    if (code) return code;
  }
  throw new Error('No code came.');
}

const HELD = `select coalesce(sum(b.places), 0)::int as held from booking b
  join customer_order o on o.region_id = b.region_id and o.id = b.order_id
  where b.departure_id = $1 and b.state = 'ON_HOLD' and o.contact is null and o.paid = 0
    and not exists (select from unpaid_hold h where h.order_id = o.id and h.holder is not null)`;

function watchHolds({ pool }: Stage, departure: string) {
  let [most, watching] = [0, true];
  const watch = (async () => {
    while (watching) {
      const { rows } = await pool.query<{ held: number }>(HELD, [departure]);
      most = Math.max(most, rows[0]!.held);
      await sleep(5);
    }
  })();
  return async () => {
    watching = false;
    await watch;
    return most;
  };
}

async function untilHeld({ pool }: Stage, departure: string, places: number): Promise<void> {
  for (const until = Date.now() + MAIL_WITHIN; Date.now() < until; await sleep(50)) {
    const { rows } = await pool.query<{ held: number }>(HELD, [departure]);
    if (rows[0]!.held >= places) return;
  }
}
