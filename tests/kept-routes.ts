import { wireClass } from '#features/accounts/contract/application-token.ts';
import { pathOf, type Route } from '#features/route.ts';
import { insertPlaces } from './places.ts';
import { insertPlan } from './plans.ts';
import { insertPublicTrip } from './public-trip.ts';
import type { TestSite } from './site.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../features/*/contract/*routes.ts', { eager: true });
/** Operations whose answers are kept. */
export const keptRoutes = Object.values(contracts)
  .flatMap((exported) => Object.values(exported) as Partial<Route>[])
  .filter((one): one is Route => one?.declaration?.kept !== undefined);

const PUBLIC_TRIP = 'v'.repeat(43);

/** Input of the requests, by operation. Each operation needs a request that succeeds. */
const INPUTS: Record<string, { params?: object; query?: object }[]> = {
  listPlaces: [{}, { query: { q: 'huaca', facets: 'true' } }, { query: { openAt: 'now' } }],
  showPlace: [{ params: { idOrSlug: 'huaca' } }],
  listHoursKeys: [{ query: { ids: '00000000-0000-4000-8000-000000000000' } }],
  showPlan: [{ params: { idOrSlug: 'huacas' } }],
  showProgram: [{ params: { idOrSlug: 'huacas' } }],
  showItinerary: [{ params: { idOrSlug: 'dos-dias' } }],
  listPlans: [{ query: { facets: 'true' } }],
  suggestPlaces: [{ query: { q: 'hua' } }],
  listFoundGroups: [{ query: { q: 'huacas' } }],
  showPolicy: [{ params: { kind: 'terms' } }],
  findNearestAmenities: [{ query: { at: '-79.03,-8.11' } }],
  showEmergencyHelp: [{ query: { at: '-79.03,-8.11' } }],
  findAddresses: [{ query: { q: 'espana' } }],
  findBusLines: [{ query: { from: '-79.03,-8.11', to: '-79.1,-8.08' } }],
  listTripPhotos: [{ query: { trip: PUBLIC_TRIP } }],
  listTripQuestions: [{ query: { trip: PUBLIC_TRIP } }],
  listTripReviews: [{ query: { trip: PUBLIC_TRIP } }],
  drawWays: [{ query: { through: '-79.03,-8.11;-79.04,-8.12', date: '2030-03-02' } }],
};

export interface KeptRequest {
  id: string;
  url: string;
  /** `true` if the request needs the application token, which takes the place of a person's token. */
  needsToken: boolean;
}

/** At least one request for each kept operation, which succeeds after `insertKeptContent`. */
export function keptRequests(): KeptRequest[] {
  return keptRoutes.flatMap((route) => {
    const { id } = route.declaration!;
    const needsToken = wireClass(route.path) === 'public';
    return (INPUTS[id] ?? [{}]).map((input) => ({ id, url: pathOf(route, input), needsToken }));
  });
}

export async function insertKeptContent({ db, pool }: TestSite): Promise<void> {
  const [place] = await insertPlaces(db, 'trujillo', [{ name: 'Huaca', slug: 'huaca' }]);
  await insertPublicTrip(pool, 'trujillo', { id: PUBLIC_TRIP, place: place! });
  await insertPlan(db, 'trujillo', { slug: 'huacas', departures: ['2030-03-02 09:00'] });
  await pool.query(
    `insert into itinerary (region_id, slug, status, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
     values ('trujillo', 'dos-dias', 'published', 't', 's', 'r', '{Uno}', 'Redacción', '2026-11-21', '{archaeology}', '{1}', '[]', '{}',
       '{"scene":"friso","seed":"x"}', 1)`,
  );
}
