import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { TripKeys } from '#features/trips/contract/kept-trip.ts';
import { keepTrip } from '#features/trips/contract/routes.ts';
import { AREAS } from '#server/areas.ts';
import { createServer, prepareAreas } from '#server/create-server.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { App, Area, Platform } from '#server/platform.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertOperator, insertPlan, type MadePlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { tripTo } from '#tests/trips.ts';
import { NO_ACCOUNT, ROLES, type Role, type Unnamed } from './roles.ts';

export const APP_TOKEN = 'the-app-token';
const REGION = 'trujillo';
const ELSEWHERE = 'cusco';

export interface World {
  app: App;
  platform: Platform;
  place: string;
  people: Record<Exclude<Role, Unnamed>, TestPerson>;
  itinerary: string;
  company: string;
  operator: string;
  plan: MadePlan;
  /** Sends no session of a person. Public paths get the application's token. */
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
  askElsewhere(request: InjectOptions): Promise<LightMyRequestResponse>;
  cardKey: string;
  linkTo(orderId: string): Promise<string>;
  trip(): Promise<TripKeys>;
  close(): Promise<void>;
}

export async function createWorld(areas?: Area[]): Promise<World> {
  // With only one connection, an operation fails if it needs a second connection at the same time.
  const site = await testSite({ settings: { REGION, APP_TOKEN }, areas, cards: true, connections: 1 });
  const { db } = site;
  const { config, pool, log, say } = site.platform;
  const elsewhere = await openPlatform({ config: { ...config, REGION: ELSEWHERE }, db, pool, log, say }, areas);
  const [place] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
  const [company, otherPlace] = (await insertPlaces(db, REGION, [{ name: 'Hostal' }, { name: 'Posada' }])) as [
    string,
    string,
  ];
  // The team of the place reads its poster in the form of the contract.
  await sql`update company set poster = '{"scene": "museo", "seed": "hostal"}' where id = ${company}`.execute(db);
  await insertPlaces(db, ELSEWHERE, [{ name: 'Sacsayhuamán' }]);
  const itinerary = 'ruta-moche';
  await sql`insert into itinerary (region_id, slug, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
    values (${REGION}, ${itinerary}, 'Ruta Moche', 's', 'r', '{Uno}', 'Redacción', '2026-11-21', '{archaeology}', '{1}', '[]', ${[place]},
      '{"scene":"friso","seed":"x"}', 1)`.execute(db);
  const app = site.app;
  const appElsewhere = await createServer(elsewhere, areas);
  await prepareLight(site.platform, areas);

  const operator = await insertOperator(db, REGION, { name: 'Operadora Totora' });
  const otherOperator = await insertOperator(db, REGION, { name: 'Otra operadora' });
  const plan = await insertPlan(db, REGION, { operator, departures: ['2999-01-05 09:00'] });
  const people = {} as World['people'];
  for (const role of ROLES) {
    if (NO_ACCOUNT.includes(role)) continue;
    const region = role === 'admin of another region' ? ELSEWHERE : REGION;
    const staff = /^admin/.test(role) ? 'admin' : role === 'moderator' || role === 'editor' ? role : undefined;
    const secondFactor = staff === 'admin' && role !== 'admin without second factor';
    const person = await insertPerson(db, region, { name: role, staff, secondFactor });
    Object.assign(people, { [role]: person });
    const [, house, placeRole] = /^(company|other company|operator|other operator) ?(\w*)$/.exec(role) ?? [];
    if (house?.endsWith('company')) {
      await sql`insert into company_member (region_id, company_id, account_id, role)
        values (${region}, ${house === 'company' ? company : otherPlace}, ${person.id}, ${placeRole || 'owner'})`.execute(
        db,
      );
    }
    if (house?.endsWith('operator')) {
      await sql`insert into operator_member (region_id, operator_id, account_id, role)
        values (${region}, ${house === 'operator' ? operator : otherOperator}, ${person.id}, ${placeRole || 'owner'})`.execute(
        db,
      );
    }
  }

  return {
    app,
    platform: site.platform,
    place,
    itinerary,
    people,
    company,
    operator,
    plan,
    ask: (request) => app.inject(request),
    askElsewhere: (request) => appElsewhere.inject(request),
    cardKey: site.sandbox!.key,
    async linkTo(orderId) {
      const secret = randomUUID();
      await sql`insert into customer_order_key (region_id, order_id, kind, hash)
        values (${REGION}, ${orderId}, 'link', sha256(convert_to(${`${orderId}\n${secret}`}, 'utf8')))`.execute(db);
      return secret;
    },
    async trip() {
      const keys = (await call(app, keepTrip, { body: { uuid: randomUUID(), document: tripTo(place) } })).json();
      await sql`update trip set account_id = ${people.traveller.id} where id = ${keys.id}`.execute(db);
      return keys;
    },
    async close() {
      await appElsewhere.close();
      await site.close();
    },
  };
}

export async function asAdmin<T>({ ask, people }: World, request: InjectOptions): Promise<T> {
  const answer = await ask({
    ...request,
    headers: { authorization: `Bearer ${people.admin.token}`, ...request.headers },
  });
  if (answer.statusCode >= 300) throw new Error(`${request.method ?? 'GET'} ${request.url}: ${answer.body}`);
  return answer.json();
}

/** Importing places is slow, and the matrix does not need places. */
async function prepareLight(platform: Platform, areas?: Area[]): Promise<void> {
  await prepareAreas(
    platform,
    (areas ?? AREAS).filter(({ name }) => !['places', 'itineraries', 'operators'].includes(name)),
  );
}
