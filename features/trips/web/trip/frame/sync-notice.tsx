import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { CandidatePlace } from '../../../contract/planning.ts';
import type { TripStore } from '../../document/trip-store.ts';
import type { SyncState } from '../../document/trip-sync.ts';
import styles from './sync-notice.module.css';
import { TripConflicts } from './trip-conflicts.tsx';

interface SyncNoticeProps {
  store: TripStore;
  sync: SyncState;
  places: Record<string, CandidatePlace>;
}

export function SyncNotice({ store, sync, places }: SyncNoticeProps) {
  const { t } = useLingui();
  const joined = useStore(store, (state) => state.joined);
  useEffect(() => {
    if (joined > 0) toast({ text: t`Otra persona cambió este viaje. Juntamos sus cambios con los tuyos.` });
  }, [joined, t]);
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
        <TripConflicts
          own={store.getState().own.document}
          theirs={sync.theirs}
          conflicts={sync.conflicts}
          places={places}
          onSettle={(take) => store.settleConflict(sync.theirs, take)}
        />
      ) : null}
    </>
  );
}
