import { useLoaderData } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { CATEGORY_NAMES } from '../contract/category-names.ts';
import { type ExploreData, loadExplore } from './explore/explore-data.ts';
import { NO_FILTERS } from './explore/explore-filters.ts';
import { ExploreScreen } from './explore/explore-screen.tsx';

export const loader = (request: PageRequest): Promise<ExploreData> => loadExplore(request);

export function head({ data, face }: PageFacts<ExploreData>) {
  const { q, categories, districts } = data?.filters ?? NO_FILTERS;
  const what = categories.map((category) => CATEGORY_NAMES[category].many).join(', ');
  const where = districts.join(', ');
  const search = q ? `${what || 'Lugares'} para «${q}»` : what || 'Explorar';
  return {
    title: [search, where].filter(Boolean).join(' en '),
    description: `${what || 'Lugares'} de ${where || face.region} en el mapa y en lista, con horarios, distancias y la fuente de cada dato.`,
  };
}

export function Component() {
  const data = useLoaderData<ExploreData>();
  return (
    <Queries>
      <ExploreScreen data={data} />
    </Queries>
  );
}
