import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { LonLat, MapFit } from '#features/maps/web/public.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import { FactFrame } from './fact-frame.tsx';
import { PinMap } from './pin-map.tsx';
import { usePending } from './use-pending.ts';
import { useSaving } from './use-save-fact.ts';

interface PositionFactProps {
  /** A longer move is confirmed, because it is often a slip of the hand. */
  farMetres?: number;
  /** Point from which the move is measured: the stored position if absent. */
  from?: PlaceFacts['position'];
  /** Asks for a far move instead of saving it. */
  ask?: { words: ReactNode; verb: string; move: (to: PlaceFacts['position'], call: AttemptCall) => Promise<void> };
}

export function PositionFact({ farMetres = 500, from, ask }: PositionFactProps) {
  const { t } = useLingui();
  const { place, save, failures } = useSaving();
  const stored: LonLat = [place.facts.position.lon, place.facts.position.lat];
  const [draft, setDraft] = useState<LonLat | null>(null);
  const [asking, setAsking] = useState<LonLat | null>(null);
  const { later, flush } = usePending();
  const point = draft ?? stored;
  const away = Math.round(metresBetween(spotAt(stored), spotAt(point)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map stays where the person left it.
  const fit = useMemo((): MapFit => ({ center: stored, zoom: 16 }), [place.id]);

  async function keep([lon, lat]: LonLat, isLeaving = false) {
    if (await save('position', { lon, lat }, isLeaving)) setDraft(null);
  }
  function drop(to: LonLat, isLeaving = false) {
    setDraft(to);
    if (metresBetween(from ?? spotAt(stored), spotAt(to)) > farMetres) setAsking(to);
    else void keep(to, isLeaving);
  }
  return (
    <FactFrame fact="position" onSettled={() => setDraft(null)}>
      <div className={flow.stack2}>
        <PinMap
          label={t`Mapa con la posición del lugar`}
          pinLabel={t`Posición de ${place.facts.name}: arrástrala o muévela con las flechas`}
          point={point}
          fit={fit}
          onMove={setDraft}
          onDrop={(to) => drop(to)}
          onStep={(to) => {
            setDraft(to);
            later((isLeaving) => drop(to, isLeaving));
          }}
          onLeave={() => flush()}
        />
        <p className={textStyles.note} aria-live="polite">
          {away > 0 ? (
            <Trans>A {away} m de donde estaba.</Trans>
          ) : (
            <Trans>Arrastra el punto. Con el teclado, las flechas lo mueven 1 m; con mayúsculas, 10 m.</Trans>
          )}
        </p>
        {failures.position && <p className={textStyles.caution}>{failures.position}</p>}
      </div>
      <Confirm
        open={asking !== null}
        onClose={() => {
          setAsking(null);
          setDraft(null);
        }}
        title={t`¿Moverlo ${away} m?`}
        verb={ask?.verb ?? t`Sí, moverlo`}
        run={async (_reason, call) => {
          if (!asking) return;
          if (!ask) return keep(asking);
          await ask.move(spotAt(asking), call);
          setDraft(null);
        }}
      >
        <p>
          {ask?.words ?? (
            <Trans>Queda lejos de donde estaba. El mapa, los caminos y los planes usarán la posición nueva.</Trans>
          )}
        </p>
      </Confirm>
    </FactFrame>
  );
}

const spotAt = ([lon, lat]: LonLat) => ({ lon, lat });
