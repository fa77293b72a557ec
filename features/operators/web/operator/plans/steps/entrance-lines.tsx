import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import type { PlanContent } from '../../../../contract/plan-content.ts';
import { placeQuery } from '../../operator.queries.ts';
import { entranceLine, entrancesOf, isFree, namesEntrance } from './entrances.ts';

interface EntranceLinesProps {
  content: Pick<PlanContent, 'days' | 'includes'>;
  onChange: (includes: string[]) => void;
}

/** Proposes a line for each entrance that the price includes and that the list does not name yet. */
export function EntranceLines({ content: { days, includes }, onChange }: EntranceLinesProps) {
  const { t } = useLingui();
  const api = useApi();
  const places = useQueries({ queries: entrancesOf(days).map((place) => placeQuery(api, place)) });
  const unsaid = places.flatMap(({ data }) =>
    data && !isFree(data) && !namesEntrance(includes, data.name) ? data : [],
  );
  if (unsaid.length === 0) return null;
  return (
    <ul className={flow.wrap2}>
      {unsaid.map(({ id, name }) => (
        <li key={id}>
          <Button
            kind="quiet"
            size="small"
            aria-label={t`Agregar a lo que incluye: ${entranceLine(name)}`}
            onClick={() => onChange([...includes.filter((line) => line.trim()), entranceLine(name)])}
          >
            <Plus size={16} aria-hidden />
            {entranceLine(name)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
