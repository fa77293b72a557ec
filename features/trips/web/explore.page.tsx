import { useLoaderData } from 'react-router';
import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import {
  AddToTripContext,
  type ExploreData,
  ExploreScreen,
  loadExplore,
  NO_FILTERS,
} from '#features/places/web/public.ts';
import { itemList } from '#web/head/item-list.ts';
import { Queries } from '#web/http/queries.tsx';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import { AddMark } from './wish/add-mark.tsx';

export const loader = (request: PageRequest): Promise<ExploreData> => loadExplore(request);

export function head({ data, face, url }: PageFacts<ExploreData>) {
  const { q, categories, districts } = data?.filters ?? NO_FILTERS;
  const what = categories.map((category) => CATEGORY_NAMES[category].many).join(', ');
  const where = districts.join(', ');
  const search = q ? `${what || 'Lugares'} para «${q}»` : what || 'Explorar';
  const title = [search, where].filter(Boolean).join(' en ');
  return {
    title,
    description: `${what || 'Lugares'} de ${where || face.region} en el mapa y en lista, con horarios, distancias y la fuente de cada dato.`,
    // Search engines read the server's page. The script of the page stays small.
    ...(import.meta.env.SSR &&
      data && {
        jsonLd: [
          itemList(
            title,
            data.page.items.map(({ name, slug }) => ({ name, path: paths.place(slug) })),
            url,
          ),
        ],
      }),
  };
}

export function Component() {
  const data = useLoaderData<ExploreData>();
  return (
    <Queries>
      <AddToTripContext value={AddMark}>
        <ExploreScreen data={data} />
      </AddToTripContext>
    </Queries>
  );
}
