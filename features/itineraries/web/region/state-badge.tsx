import { useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';
import type { ItineraryAction, ItineraryState } from '../../contract/itinerary-states.ts';

export function useStateWords(): Record<ItineraryState, { one: string; many: string }> {
  const { t } = useLingui();
  return {
    draft: { one: t`Borrador`, many: t`Borradores` },
    published: { one: t`Publicado`, many: t`Publicados` },
    featured: { one: t`Recomendado`, many: t`Recomendados` },
    archived: { one: t`Archivado`, many: t`Archivados` },
  };
}

export function useActionWords(): Record<ItineraryAction, { verb: string; done: string }> {
  const { t } = useLingui();
  return {
    publish: { verb: t`Publicar`, done: t`Publicado: ya está en el sitio.` },
    feature: { verb: t`Recomendar`, done: t`Recomendado en el sitio.` },
    unfeature: { verb: t`Dejar de recomendar`, done: t`Sigue publicado, sin recomendar.` },
    withdraw: { verb: t`Volver a borrador`, done: t`Es un borrador otra vez; nadie lo ve.` },
    archive: { verb: t`Archivar`, done: t`Archivado.` },
    recover: { verb: t`Sacar del archivo`, done: t`Es un borrador otra vez.` },
  };
}

export function StateBadge({ state, flagged }: { state: ItineraryState; flagged?: boolean }) {
  const { t } = useLingui();
  const words = useStateWords();
  return (
    <Badge tone={flagged ? 'doubt' : state === 'published' || state === 'featured' ? 'good' : 'plain'}>
      {flagged ? t`Por revisar` : words[state].one}
    </Badge>
  );
}
