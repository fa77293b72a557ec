import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useSubmit } from '#web/http/use-submit.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { CandidatePlace, PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { type Status, statusOf } from '../../document/history/make-room.ts';
import { factsOf } from '../../document/read-trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import { useStatusWords } from '../checks/status-words.ts';
import { useFocusAfterLeaving } from '../use-focus-after-leaving.ts';
import type { PlanActions } from '../use-plan-actions.ts';
import { byReason } from './by-reason.ts';
import styles from './unplaced-list.module.css';
import { WantedAction, WantedPlace } from './wanted-place.tsx';

interface UnplacedListProps {
  trip: TripDocument;
  board: PlanningContext | null;
  remembered: Record<string, CandidatePlace>;
  actions: PlanActions;
  store: TripStore;
}

const NONE: string[] = [];
const reasonId = (why: string) => `por-ubicar-${why.toLowerCase().replaceAll(/[^\p{L}]+/gu, '-')}`;

/** The list «Por ubicar»: wanted places that found no free hour. */
export function UnplacedList({ trip, board, remembered, actions, store }: UnplacedListProps) {
  const { t } = useLingui();
  const wordsFor = useStatusWords();
  const { isBusy, submit } = useSubmit();
  const [wanted, setWanted] = useState('');
  const { unplaced = NONE, gaveWay = [] } = trip;
  const wishes = useMemo(
    () =>
      unplaced.flatMap((id) => {
        const place = (board && factsOf(board).get(id)?.place) ?? remembered[id];
        const status: Status = board ? statusOf(board, trip, id) : { kind: 'unknown' };
        return place ? [{ place, status }] : [];
      }),
    [unplaced, board, remembered, trip],
  );
  const groups = byReason(wishes.map((wish) => ({ ...wish, words: wordsFor(wish.status) })));
  const { list, leaveFrom } = useFocusAfterLeaving(groups.flatMap(({ items }) => items.map(({ place }) => place.id)));
  if (wishes.length === 0) return null;
  return (
    <section ref={list} className={classNames(flow.stack4, styles.unplaced)} aria-labelledby="por-ubicar">
      <header className={flow.row4}>
        <h2 id="por-ubicar" className={textStyles.titleM}>
          <Trans>Por ubicar</Trans>
        </h2>
        <p className={textStyles.note}>
          <Plural
            value={wishes.length}
            one="# lugar que quieres y aún no tiene hora"
            other="# lugares que quieres y aún no tienen hora"
          />
        </p>
      </header>
      {groups.map(({ why, more, isFree, items }) => (
        <div key={why} className={classNames(flow.stack2, styles.group)}>
          <h3 id={reasonId(why)} className={classNames(flow.row2, isFree ? textStyles.open : textStyles.stop)}>
            {why}
            {groups.length > 1 && items.length > 1 && (
              <small className={`num ${textStyles.soft}`}>
                <Plural value={items.length} one="# lugar" other="# lugares" />
              </small>
            )}
          </h3>
          {more && <p className={textStyles.note}>{more}</p>}
          <ul className={flow.tiles} aria-labelledby={reasonId(why)}>
            {items.map(({ place, status, words }) => {
              const never = status.kind === 'never';
              const gone = gaveWay.find((one) => one.place === place.id);
              return (
                <WantedPlace
                  key={place.id}
                  place={place}
                  level={4}
                  more={
                    <>
                      {gone && (
                        <>
                          <Trans>Estaba en tu plan: ese día es ahora de «{gone.to}».</Trans>{' '}
                          {gone.note && <Trans>Anotaste: «{gone.note}».</Trans>}{' '}
                        </>
                      )}
                      {more ? null : words.more}
                    </>
                  }
                >
                  <WantedAction
                    about={place.name}
                    disabled={isBusy}
                    onClick={() => {
                      leaveFrom(place.id);
                      setWanted(place.id);
                      void submit(() => (never ? actions.force(place.id) : actions.fit(place.id)));
                    }}
                  >
                    {isBusy && wanted === place.id
                      ? t`Buscándole sitio…`
                      : never
                        ? t`Poner de todos modos`
                        : t`Poner en mi viaje`}
                  </WantedAction>
                  <WantedAction
                    about={place.name}
                    onClick={() => {
                      leaveFrom(place.id);
                      store.edit({ kind: 'forget', place: place.id });
                    }}
                  >
                    <Trans>Quitar</Trans>
                  </WantedAction>
                </WantedPlace>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
