import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { showPublication } from '../../contract/publication-routes.ts';
import { addressId, type BrowserTrip, editHeaders } from '../document/browser-trips.ts';
import { NeedsScript } from '../needs-script.tsx';
import { useOpenTrip } from '../trip/open-trip.ts';
import { PublicationState } from './publication-state.tsx';
import { PublishForm } from './publish-form.tsx';
import { PublishPreview } from './publish-preview.tsx';
import styles from './published.module.css';

export function PublishScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const opened = useOpenTrip(id);
  if (opened.kind === 'opening')
    return (
      <NeedsScript
        title={t`Publicar el viaje`}
        why={t`Tu viaje está en este navegador y solo él puede publicarlo: para eso hace falta JavaScript. Actívalo y vuelve a cargar la página.`}
      >
        <div className={`wrap ${flow.page}`} aria-busy="true">
          <h1 className={textStyles.display}>{t`Publicar el viaje`}</h1>
          <SkeletonList rows={4} />
        </div>
      </NeedsScript>
    );
  const kept = opened.kind === 'own' ? opened.trip.kept : null;
  if (opened.kind !== 'own' || !kept)
    return (
      <SceneState
        level={1}
        scene="night"
        title={t`Este viaje no se puede publicar desde aquí`}
        action={
          <ButtonLink to={paths.trips()}>
            <Trans>Ver mis viajes</Trans>
          </ButtonLink>
        }
      >
        <Trans>Ábrelo en el dispositivo en el que lo hiciste, o con tu cuenta, y tócale «Compartir».</Trans>
      </SceneState>
    );
  return <Publish trip={opened.trip} kept={kept} />;
}

interface PublishProps {
  trip: BrowserTrip;
  kept: NonNullable<BrowserTrip['kept']>;
}

function Publish({ trip, kept }: PublishProps) {
  const api = useApi();
  const [notes, setNotes] = useState<boolean | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['publication', kept.id, notes],
    queryFn: ({ signal }) =>
      api.call(showPublication, {
        ...{ params: { id: kept.id }, headers: editHeaders(kept), quiet: true, signal },
        query: { notes: notes ?? false },
      }),
    placeholderData: (before) => before,
  });
  const changed = async () => void (await refetch());
  return (
    <div className={`wrap ${flow.page}`}>
      <header className={classNames(flow.stack3, flow.start, styles.head)}>
        <TextLink kind="back" to={travellerPaths.trip(addressId(trip))}>
          <ArrowLeft size={18} aria-hidden="true" />
          {trip.document.title}
        </TextLink>
        <h1 className={textStyles.display}>
          <Trans>Publicar el viaje</Trans>
        </h1>
        <p className={classNames(textStyles.lead, textStyles.soft)}>
          <Trans>
            Otras personas podrán encontrarlo, leerlo y copiarlo. Antes lo revisa una persona de la región, en un día
            como máximo.
          </Trans>
        </p>
      </header>
      {error && !data && <Trouble error={error} retry={() => void refetch()} />}
      {!data && !error && <SkeletonList rows={4} />}
      {data && (
        <div className={flow.stack6}>
          <div className={classNames(flow.stack5, styles.publish)}>
            <PublicationState id={kept.id} headers={editHeaders(kept)} publication={data} onChanged={changed} />
            <PublishForm
              id={kept.id}
              headers={editHeaders(kept)}
              publication={data}
              notes={notes ?? data.latest?.notes ?? false}
              onNotes={setNotes}
              onChanged={changed}
            />
          </div>
          <PublishPreview preview={data.preview} />
        </div>
      )}
    </div>
  );
}
