import { useLoaderData } from 'react-router';
import type { CompaniesPage } from '#features/companies/contract/company.ts';
import { companyRoutes } from '#features/companies/contract/routes.ts';
import type { ItineraryCard } from '#features/itineraries/contract/itinerary.ts';
import { itineraryRoutes } from '#features/itineraries/contract/routes.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { Hero } from './hero.tsx';
import { homeDescription } from './home-description.ts';
import { HomeLaw } from './home-law.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { pickForWall } from './pick-for-wall.ts';
import { PosterWall } from './poster-wall.tsx';
import { offerItineraries, ReadyItineraries } from './ready-itineraries.tsx';
import { TripStarter } from './trip-starter.tsx';

/** How many of the best-ranked places the wall chooses from. */
const CANDIDATES = 60;

export async function loader({ api, signal }: PageRequest) {
  const [page, { items }] = await Promise.all([
    api.get<CompaniesPage>(companyRoutes.list, { query: { limit: CANDIDATES, facets: true }, signal }),
    api.get<{ items: ItineraryCard[] }>(itineraryRoutes.list, { signal }),
  ]);
  const known = page.facets?.hours.find(({ value }) => value === 'known')?.count ?? 0;
  return { places: pickForWall(page.items), total: page.total, known, itineraries: offerItineraries(items) };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export const head = ({ face, data, url }: PageFacts<HomeData>) => homeDescription(face, data, url.origin);

export function Component() {
  const { places, total, known, itineraries } = useLoaderData<HomeData>();
  return (
    <>
      <Hero total={total} known={known} />
      <TripStarter />
      <HomeLaw />
      <PosterWall places={places} total={total} />
      <ReadyItineraries itineraries={itineraries} />
      <HowItWorks />
    </>
  );
}
