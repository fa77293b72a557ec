import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backOfficeKey, Confirm } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import type { PlaceAction } from '../../contract/place-states.ts';
import type { RegionPlace } from '../../contract/region.ts';
import { changePlaceState } from '../../contract/region-routes.ts';
import { regionPlaceQuery } from './region.queries.ts';

export function PlaceStateActions({ place }: { place: RegionPlace }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<PlaceAction | null>(null);
  const words: Record<PlaceAction, { verb: string; title: string; text: string }> = {
    publish: {
      verb: t`Publicar`,
      title: t`¿Publicar este lugar?`,
      text: t`Se verá en el sitio, el mapa y los planes.`,
    },
    pause: { verb: t`Pausar`, title: t`¿Pausar este lugar?`, text: t`Deja de verse hasta que lo publiques otra vez.` },
    suspend: { verb: t`Suspender`, title: t`¿Suspender este lugar?`, text: t`Deja de verse. El motivo queda anotado.` },
    close: {
      verb: t`Cerró para siempre`,
      title: t`¿Cerró para siempre?`,
      text: t`Deja de verse y ningún plan lo usa.`,
    },
    reopen: { verb: t`Reabrir`, title: t`¿Reabrir este lugar?`, text: t`Vuelve a verse en el sitio.` },
  };
  const shown = words[asked ?? 'publish'];
  return (
    <div className={flow.row2}>
      {place.can.map((action) => (
        <Button key={action} kind="quiet" size="small" onClick={() => setAsked(action)}>
          {words[action].verb}
        </Button>
      ))}
      <ButtonLink kind="quiet" size="small" to={regionPaths.placeMerge(place.id)}>
        <Trans>Fusionar con otro</Trans>
      </ButtonLink>
      <ButtonLink kind="quiet" size="small" to={regionPaths.placeSplit(place.id)}>
        <Trans>Dividir en dos</Trans>
      </ButtonLink>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={shown.title}
        verb={shown.verb}
        {...(asked === 'suspend' && { why: t`Por qué` })}
        run={async (reason, call) => {
          if (!asked) return;
          const saved = await api.call(changePlaceState, {
            params: { id: place.id },
            body: { action: asked, ...(reason && { reason }) },
            ...call,
          });
          queries.setQueryData(regionPlaceQuery(api, place.id).queryKey, saved);
          void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'] });
        }}
      >
        <p>{shown.text}</p>
      </Confirm>
    </div>
  );
}
