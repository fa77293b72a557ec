import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { listPlaces } from '#features/places/contract/routes.ts';
import { optional } from '#web/layout/optional.ts';
import { atRest } from '#web/layout/use-rest.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import type { HomeBelowProps } from './below/home-below.tsx';
import { HomeLaw } from './below/home-law.tsx';
import { Hero } from './hero/hero.tsx';
import { TripStarter } from './hero/trip-starter.tsx';
import { homeDescription } from './home-description.ts';
import { pickForWall } from './wall/pick-for-wall.ts';
import { PosterWall } from './wall/poster-wall.tsx';

const Below = import.meta.env.SSR
  ? (await import('./below/home-below.tsx')).default
  : optional<HomeBelowProps>(() => atRest().then(() => import('./below/home-below.tsx')));

const CANDIDATES = 60;

export async function loader({ api, signal }: PageRequest) {
  const [page, below] = await Promise.all([
    api.call(listPlaces, { query: { limit: CANDIDATES, facets: true }, signal }),
    import('./below/load-below.ts').then(({ loadBelow }) => loadBelow({ api, signal })),
  ]);
  const known = page.facets?.hours.find(({ value }) => value === 'known')?.count ?? 0;
  return { places: pickForWall(page.items), total: page.total, known, ...below };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export const head = ({ face, data, url }: PageFacts<HomeData>) => homeDescription(face, data, url.origin);

export function Component() {
  const { places, total, known, itineraries, plans } = useLoaderData<HomeData>();
  return (
    <>
      <Hero total={total} known={known} />
      <TripStarter />
      <HomeLaw />
      <PosterWall places={places} total={total} />
      <Suspense>
        <Below plans={plans} itineraries={itineraries} />
      </Suspense>
    </>
  );
}
