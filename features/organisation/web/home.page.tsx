import { useLoaderData } from 'react-router';
import type { CompaniesPage } from '#features/companies/contract/company.ts';
import { companyRoutes } from '#features/companies/contract/routes.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { Hero } from './hero.tsx';
import { homeDescription } from './home-description.ts';
import { HowItWorks } from './how-it-works.tsx';
import { pickForWall } from './pick-for-wall.ts';
import { PosterWall } from './poster-wall.tsx';
import { TripStarter } from './trip-starter.tsx';

/** How many of the best-ranked places the wall chooses from. */
const CANDIDATES = 60;

export async function loader({ api, signal }: PageRequest) {
  const page = await api.get<CompaniesPage>(companyRoutes.list, { query: { limit: CANDIDATES, facets: true }, signal });
  const known = page.facets?.hours.find(({ value }) => value === 'known')?.count ?? 0;
  return { places: pickForWall(page.items), total: page.total, known };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export const head = ({ face, data }: PageFacts<HomeData>) => homeDescription(face, data);

export function Component() {
  const { places, total, known } = useLoaderData<HomeData>();
  return (
    <>
      <Hero total={total} known={known} />
      <TripStarter />
      <PosterWall places={places} total={total} />
      <HowItWorks />
    </>
  );
}
