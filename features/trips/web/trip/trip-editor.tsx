import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { freeBegin } from '../document/history/make-room.ts';
import { preparePlanner } from '../document/planning/plan-here.ts';
import { applyEdit, findStop } from '../document/trip-edits.ts';
import type { TripStore } from '../document/trip-store.ts';
import { frameAround } from '../ribbon/ribbon-geometry.ts';
import { HOLD_HELP } from '../ribbon/stop-marker.tsx';
import { useHold } from '../ribbon/use-hold.ts';
import { BookingsHere, type UseBookingsHere } from './bookings-here.tsx';
import { ProofCard } from './checks/proof-card.tsx';
import { TripChecks } from './checks/trip-checks.tsx';
import { AddPlace } from './days/add-place.tsx';
import { Alternatives } from './days/alternatives.tsx';
import { DaySection } from './days/day-section.tsx';
import { DayTabs } from './days/day-tabs.tsx';
import { HoursLegend } from './days/hours-legend.tsx';
import { LeftOutList } from './days/left-out-list.tsx';
import { RemovedList } from './days/removed-list.tsx';
import { UnplacedList } from './days/unplaced-list.tsx';
import { EmergencyCard } from './emergency/emergency-card.tsx';
import { DoubledVisits } from './frame/doubled-visits.tsx';
import { HoldNotice } from './frame/hold-notice.tsx';
import { SyncNotice } from './frame/sync-notice.tsx';
import { TripFoot, TripHead } from './frame/trip-head.tsx';
import { TripTotals } from './frame/trip-totals.tsx';
import { useUndoKeys } from './frame/use-undo-keys.ts';
import { ImproveReview } from './improve-review.tsx';
import styles from './trip.module.css';
import { TripMap } from './trip-map.tsx';
import { type PlanActions, usePlanActions } from './use-plan-actions.ts';
import { usePlanning } from './use-planning.ts';
import { useRequestedPlan } from './use-requested-plan.ts';
import { useTripView } from './use-trip-view.ts';

const MARGIN = 30;
const REST_MS = 5000;

export function TripEditor({ store, useBookingsHere }: { store: TripStore; useBookingsHere: UseBookingsHere }) {
  const { t } = useLingui();
  const { own, history, sync } = useStore(store);
  const trip = history.present;
  const board = usePlanning(store);
  const { fresh = false, isQuick = false } = (useLocation().state ?? {}) as { fresh?: boolean; isQuick?: boolean };
  const [openDay, setOpenDay] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  useEffect(() => store.open(), [store]);
  useRestedPage(preparePlanner);
  useUndoKeys(store);

  const settled = useTripView(trip, board.kept?.board ?? null, own.places);
  const frame = useMemo(
    () =>
      frameAround(
        settled.days.filter((day) => day.stops.length > 0).map((day) => ({ from: day.leave, to: day.back })),
        { from: trip.wish.earliest - MARGIN, to: trip.wish.latest + MARGIN },
      ),
    [settled.days, trip.wish],
  );
  const hands = useHold({
    frame,
    days: trip.days.length,
    land: (id, day, begin) => {
      const others = trip.days[day]?.stops.filter((stop) => stop.id !== id) ?? [];
      return freeBegin(others, findStop(trip, id)?.stop.minutes ?? 0, begin);
    },
    drop: (stop, day, begin) => {
      store.edit({ kind: 'move', stop, day, begin });
      setOpenDay(day);
    },
  });
  const { hold } = hands;
  const shown = useMemo(
    () => (hold ? applyEdit(trip, { kind: 'move', stop: hold.stop, day: hold.day, begin: hold.begin }) : trip),
    [trip, hold],
  );
  const view = useTripView(shown, board.kept?.board ?? null, own.places);
  const actions = usePlanActions(store, board);
  useRequestedPlace(board.kept !== null, actions, setSelected);
  useRequestedPlan({ store, board, actions, select: setSelected });
  const ribbons = useRef<HTMLDivElement>(null);
  useHeldFocus(ribbons, hold?.by === 'keys' ? hold.stop : null, hold?.day ?? null);

  const select = (id: string) => {
    setSelected((was) => (was === id ? null : id));
    const day = view.days.findIndex(({ stops }) => stops.some((stop) => stop.id === id));
    if (day >= 0) setOpenDay(day);
  };
  const selectedDay = view.days.find(({ stops }) => stops.some((stop) => stop.id === selected)) ?? null;

  return (
    <div className={`wrap ${styles.trip}`} data-fresh={fresh || undefined}>
      <TripHead store={store} actions={actions} board={board} />
      {isQuick ? (
        <p className={classNames(textStyles.note, styles.quick)}>
          <Trans>¿Quieres que sea más tuyo?</Trans>{' '}
          <TextLink to={paths.planTrip()}>
            <Trans>Dinos qué te gusta y dónde duermes</Trans>
          </TextLink>
        </p>
      ) : null}
      <SyncNotice store={store} sync={sync} places={own.places} />
      <BookingsHere document={trip} useBookingsHere={useBookingsHere} />
      <p id={HOLD_HELP} className="sr">
        {t`Pulsa espacio para mover la parada: las flechas la llevan 5 minutos, con mayúsculas 30; las otras dos flechas cambian de día. Enter la deja y Escape la devuelve.`}
      </p>
      <div className={styles.body}>
        <div className={styles.ribbons} ref={ribbons}>
          <DayTabs days={view.days} open={openDay} onOpen={setOpenDay} />
          <DoubledVisits
            document={trip}
            nameOf={(place) =>
              settled.days.flatMap(({ stops }) => stops).find((stop) => stop.place === place)?.name ?? null
            }
            store={store}
          />
          {view.days.map((day) => (
            <DaySection
              key={day.index}
              day={day}
              frame={frame}
              open={day.index === openDay}
              selected={selected}
              hold={hold}
              hands={hands}
              onOpen={() => setOpenDay((was) => (was === day.index ? -1 : day.index))}
              onSelect={select}
              onRename={(title) => store.edit({ kind: 'title-day', day: day.index, title })}
            >
              {selected && selectedDay?.index === day.index ? (
                <ProofCard
                  key={selected}
                  day={day}
                  days={view.days}
                  stopId={selected}
                  store={store}
                  board={board.kept?.board ?? null}
                  planningState={board}
                  verdict={view.verdict}
                  actions={actions}
                  frame={frame}
                  onClose={() => setSelected(null)}
                />
              ) : null}
            </DaySection>
          ))}
          <UnplacedList
            trip={trip}
            board={board.kept?.board ?? null}
            remembered={own.places}
            actions={actions}
            store={store}
          />
          <RemovedList
            trip={trip}
            board={board.kept?.board ?? null}
            remembered={own.places}
            actions={actions}
            store={store}
          />
          <div className={classNames(flow.row3, flow.ends)}>
            <Button kind="quiet" size="small" onClick={() => setAdding(true)}>
              <Plus size={18} aria-hidden="true" />
              <Trans>Agregar un lugar</Trans>
            </Button>
            <HoursLegend />
          </div>
        </div>
        <aside className={styles.side} aria-label={t`Mapa y cuentas del viaje`}>
          <TripMap
            view={view}
            settled={settled.days}
            board={board.kept?.board ?? null}
            openDay={openDay}
            selected={selected}
            onSelect={select}
          />
          <TripTotals view={view} board={board.kept?.board ?? null} document={shown} />
          <TripChecks view={view} board={board.kept?.board ?? null} document={shown} onSelect={select} />
        </aside>
      </div>
      <div className={styles.more}>
        <LeftOutList kept={board.kept} document={trip} actions={actions} />
        <Alternatives kept={board.kept} document={trip} store={store} />
      </div>
      <EmergencyCard days={settled.days} board={board.kept?.board ?? null} local={own.local} openDay={openDay} />
      <TripFoot store={store} actions={actions} board={board} />
      <ImproveReview
        actions={actions}
        remembered={own.places}
        onAccept={() => {
          setSelected(null);
          actions.accept();
        }}
      />
      <AddPlace open={adding} onClose={() => setAdding(false)} document={trip} actions={actions} onAdded={select} />
      <HoldNotice hold={hold} days={view.days} />
    </div>
  );
}

/** `act` must be the same function at each render. */
function useRestedPage(act: () => void): void {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(act, REST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(act, { timeout: REST_MS });
    return () => cancelIdleCallback(idle);
  }, [act]);
}

/** A stop that keys move to another day is rendered again, so its focus must be restored. */
function useHeldFocus(within: React.RefObject<HTMLElement | null>, stop: string | null, day: number | null): void {
  useEffect(() => {
    if (!stop || day === null) return;
    const button = within.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop)}"] button`);
    if (button && document.activeElement !== button) button.focus();
  }, [within, stop, day]);
}

/** The place of the URL waits in the trip while the traveller sees what it would move. */
function useRequestedPlace(ready: boolean, actions: PlanActions, select: (stop: string | null) => void): void {
  const [search, setSearch] = useSearchParams();
  const place = search.get('agregar');
  const done = useRef(false);
  useEffect(() => {
    if (!ready || !place || done.current) return;
    done.current = true;
    setSearch({}, { replace: true });
    void actions.add(place).then((added) => {
      if (added && !added.stop && added.mayFit) return actions.fit(place);
      select(added?.stop ?? null);
    });
  });
}
