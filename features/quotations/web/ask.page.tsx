import { useLoaderData, useSearchParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import type { PageRequest } from '#web/page.tsx';
import { type AskData, loadAsk } from './ask/ask-data.ts';
import { AskScreen } from './ask/ask-screen.tsx';

export const loader = (request: PageRequest): Promise<AskData> => loadAsk(request);

export const head = () => ({
  title: 'Pedir cotización',
  description: 'Di cuándo, quiénes y qué te gustaría; hasta cinco operadores responden con su oferta y tú comparas.',
  noIndex: true,
});

const BEGINNINGS = ['plan', 'itinerario', 'viaje', 'cotizacion', 'fecha', 'personas'];

/** `/cotizar`, with a plan, an itinerary, or a trip or a request of this browser to begin with, or nothing. */
export function Component() {
  const data = useLoaderData<AskData>();
  const [search] = useSearchParams();
  const from = BEGINNINGS.flatMap((name) => search.get(name) ?? []).join('/');
  return (
    <Queries>
      <AskScreen key={from} data={data} from={from} trip={search.get('viaje')} earlier={search.get('cotizacion')} />
    </Queries>
  );
}
