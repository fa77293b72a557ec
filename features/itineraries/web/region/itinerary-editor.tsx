import { useQuery } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { editorQuery } from './itinerary.queries.ts';
import { ItineraryForm } from './itinerary-form.tsx';

export function ItineraryEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(editorQuery(useApi(), id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={8} />;
  return <ItineraryForm key={data.id} editor={data} />;
}
