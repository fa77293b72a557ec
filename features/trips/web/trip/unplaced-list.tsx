import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { formatClock } from '#web/format/time.ts';
import type { Board, BoardPlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { type Standing, standingOf } from '../document/make-room.ts';
import { factsOf } from '../document/read-trip.ts';
import type { TripStore } from '../document/trip-store.ts';
import { type LeftOutWords, useLeftOutWords } from './planner-words.ts';
import styles from './unplaced-list.module.css';
import type { PlanActions } from './use-plan-actions.ts';
import { WantedAction, WantedPlace } from './wanted-place.tsx';

interface UnplacedListProps {
  trip: TripDocument;
  board: Board | null;
  /** Places the trip knows by itself. */
  remembered: Record<string, BoardPlace>;
  actions: PlanActions;
  store: TripStore;
}

const NONE: string[] = [];

/** *Por ubicar*: places the traveller wants for which no hour is free, each with the reason as the trip stands now. */
export function UnplacedList({ trip, board, remembered, actions, store }: UnplacedListProps) {
  const { t } = useLingui();
  const wordsFor = useStandingWords();
  const [working, setWorking] = useState<string | null>(null);
  const { unplaced = NONE, gaveWay = [] } = trip;
  const wishes = useMemo(
    () =>
      unplaced.flatMap((id) => {
        const place = (board && factsOf(board).get(id)?.place) ?? remembered[id];
        const standing: Standing = board ? standingOf(board, trip, id) : { kind: 'unknown' };
        return place ? [{ place, standing }] : [];
      }),
    [unplaced, board, remembered, trip],
  );
  if (wishes.length === 0) return null;
  return (
    <section className={styles.unplaced} aria-labelledby="por-ubicar">
      <header>
        <h2 id="por-ubicar">
          <Trans>Por ubicar</Trans>
        </h2>
        <p>
          <Plural
            value={wishes.length}
            one="# lugar que quieres y aún no tiene hora"
            other="# lugares que quieres y aún no tienen hora"
          />
        </p>
      </header>
      <ul>
        {wishes.map(({ place, standing }) => {
          const { why, more } = wordsFor(standing);
          const never = standing.kind === 'never';
          const gone = gaveWay.find((one) => one.place === place.id);
          const before = gone && (
            <>
              <Trans>Estaba en tu plan: ese día es ahora de «{gone.to}».</Trans>{' '}
              {gone.note && <Trans>Anotaste: «{gone.note}».</Trans>}{' '}
            </>
          );
          return (
            <WantedPlace
              key={place.id}
              place={place}
              why={why}
              more={
                <>
                  {before}
                  {more}
                </>
              }
              fits={standing.kind === 'fits'}
            >
              <WantedAction
                about={place.name}
                disabled={working !== null}
                onClick={async () => {
                  setWorking(place.id);
                  await (never ? actions.force(place.id) : actions.fit(place.id));
                  setWorking(null);
                }}
              >
                {working === place.id ? t`Buscándole sitio…` : never ? t`Ponerlo igual` : t`Ponerlo`}
              </WantedAction>
              <WantedAction about={place.name} onClick={() => store.edit({ kind: 'forget', place: place.id })}>
                <Trans>Quitar</Trans>
              </WantedAction>
            </WantedPlace>
          );
        })}
      </ul>
    </section>
  );
}

function useStandingWords(): (standing: Standing) => LeftOutWords {
  const { t } = useLingui();
  const leftOut = useLeftOutWords();
  return (standing) => {
    switch (standing.kind) {
      case 'fits': {
        const { day, stop } = standing.room;
        return { why: t`Ahora sí cabe`, more: t`El día ${day + 1} a las ${formatClock(stop.begin)}.` };
      }
      case 'never':
        return leftOut(standing.reason, () => '');
      case 'full':
        return { why: t`Sin hueco libre`, more: t`Para que entre, otras paradas se mueven o una sale.` };
      case 'unknown':
        return { why: t`Falta comprobarlo`, more: t`Cuando haya conexión te decimos si cabe.` };
    }
  };
}
