import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import type { PageRequest } from '#web/page.tsx';
import { type AskData, loadAsk } from './traveller/ask/ask-data.ts';
import { AskScreen } from './traveller/ask/ask-screen.tsx';
import type { EarlierRequest } from './traveller/ask/draft-start.ts';

export const loader = (request: PageRequest): Promise<AskData> => loadAsk(request);

export const head = () => ({
  title: 'Pedir cotización',
  description: 'Di cuándo, quiénes y qué te gustaría; hasta cinco operadores responden con su oferta y tú comparas.',
  noIndex: true,
});

const BEGINNINGS = ['plan', 'itinerario', 'viaje', 'cotizacion', 'fecha', 'personas'];

export function Component() {
  const data = useLoaderData<AskData>();
  const [search] = useSearchParams();
  const state = useLocation().state as { earlier?: EarlierRequest } | null;
  const from = BEGINNINGS.flatMap((name) => search.get(name) ?? []).join('/');
  return (
    <Queries>
      <AskScreen key={from} data={data} from={from} trip={search.get('viaje')} earlier={state?.earlier ?? null} />
    </Queries>
  );
}
