import { useQuery } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { ClosureInput } from '../../contract/closure.ts';
import { closureQuery } from './closure.queries.ts';
import { ClosureForm } from './closure-form.tsx';
import { inputOf } from './closure-input.ts';

export function ClosureEditor({ id }: { id: string | null }) {
  const { timeZone } = useFace();
  if (id === null) return <ClosureForm closure={null} begun={empty(localDate(timeZone))} />;
  return <StoredClosure id={id} />;
}

function StoredClosure({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(closureQuery(useApi(), id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  return <ClosureForm key={data.id} closure={data} begun={inputOf(data)} />;
}

const empty = (today: string): ClosureInput => ({
  kind: 'place',
  place: null,
  name: null,
  area: null,
  severity: 'closed',
  factor: null,
  startsOn: today,
  endsOn: null,
  reason: '',
  source: '',
  sourceUrl: null,
});
