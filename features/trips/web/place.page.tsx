import { useLoaderData } from 'react-router';
import { ReportFact } from '#features/owners/web/public.ts';
import { loadPlace, type PlaceData, PlaceScreen, placeJsonLd } from '#features/places/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { AddToTripButton } from './wish/add-to-trip-button.tsx';

export const loader = (request: PageRequest): Promise<PlaceData> => loadPlace(request);

export function head({ data: { place, reviews }, url, face }: PageFacts<PlaceData>) {
  const where = [place.kindLabel, place.district ?? face.region].filter(Boolean).join(' en ');
  return {
    title: place.name,
    description: place.summary ?? `${place.name}: ${where}. Horario, cómo llegar y la fuente de cada dato.`,
    type: 'place' as const,
    poster: { ...place.poster, kicker: where, alt: `Dibujo de ${place.name}` },
    jsonLd: placeJsonLd(place, url, reviews),
  };
}

export function Component() {
  const data = useLoaderData<PlaceData>();
  return (
    <Queries>
      <PlaceScreen key={data.place.id} data={data} AddToTrip={AddToTripButton} ReportFact={ReportFact} />
    </Queries>
  );
}
