import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { formatDuration } from '#web/format/time.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { CandidatePlace } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import type { SyncState } from '../../document/trip-sync.ts';
import styles from './sync-notice.module.css';

interface SyncNoticeProps {
  store: TripStore;
  sync: SyncState;
  places: Record<string, CandidatePlace>;
}

export function SyncNotice({ store, sync, places }: SyncNoticeProps) {
  const { t } = useLingui();
  const words: Partial<Record<SyncState['kind'], string>> = {
    saving: t`Guardando…`,
    saved: t`Guardado`,
    waiting: t`Guardado en este navegador`,
  };
  const tone: Partial<Record<SyncState['kind'], string>> = { offline: textStyles.caution, refused: textStyles.stop };
  return (
    <>
      <p className={classNames(styles.line, textStyles.small, tone[sync.kind] ?? textStyles.faint)} role="status">
        {sync.kind === 'offline' ? (
          <>
            <CloudOff size={16} aria-hidden="true" />
            <Trans>
              Sin conexión con el servidor. Tus cambios están guardados en este navegador y se enviarán solos.
            </Trans>{' '}
            <TextButton onClick={() => void store.saveNow()}>
              <Trans>Intentar ahora</Trans>
            </TextButton>
          </>
        ) : sync.kind === 'refused' ? (
          <>
            <TriangleAlert size={16} aria-hidden="true" />
            {sync.detail} <Trans>Tus cambios siguen en este navegador.</Trans>
          </>
        ) : (
          words[sync.kind]
        )}
      </p>
      {sync.kind === 'conflict' ? (
        <Sheet
          open
          onClose={() => store.settleConflict(sync.theirs, 'theirs')}
          side="centre"
          label={t`El viaje cambió en otro lugar`}
          showCloseIcon={false}
          closeOnEscape={false}
        >
          <div className={sheet.body}>
            <p>
              <Trans>
                Alguien con el enlace para editar (o tú, en otro aparato) guardó otra versión. Elige con cuál seguir; la
                otra se pierde.
              </Trans>
            </p>
            <div className={classNames(flow.pair, textStyles.small)}>
              <Version title={t`La tuya, en este navegador`} trip={store.getState().own.document} places={places} />
              <Version title={t`La que está guardada`} trip={sync.theirs.document} places={places} />
            </div>
            <Actions>
              <Button onClick={() => store.settleConflict(sync.theirs, 'ours')}>
                <Trans>Quedarme con la mía</Trans>
              </Button>
              <Button kind="quiet" onClick={() => store.settleConflict(sync.theirs, 'theirs')}>
                <Trans>Usar la guardada</Trans>
              </Button>
            </Actions>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

function Version({
  title,
  trip,
  places,
}: {
  title: string;
  trip: TripDocument;
  places: Record<string, CandidatePlace>;
}) {
  const { t } = useLingui();
  const stops = trip.days.flatMap((day) => day.stops);
  return (
    <Card as="section">
      <h3>{title}</h3>
      <p>
        <b>{trip.title}</b>
      </p>
      <p>
        <Plural value={stops.length} one="# parada" other="# paradas" />
        {' · '}
        <Trans>{formatDuration(stops.reduce((sum, stop) => sum + stop.minutes, 0))} de visitas</Trans>
      </p>
      <ol className={textStyles.soft}>
        {trip.days.map((day, index) => (
          <li key={day.date}>
            {t`Día ${index + 1}: `}
            {day.stops
              .flatMap((stop) => (stop.place ? (places[stop.place]?.name ?? t`un lugar nuevo`) : []))
              .join(', ')}
          </li>
        ))}
      </ol>
    </Card>
  );
}
