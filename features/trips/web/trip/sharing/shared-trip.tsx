import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, CopyPlus, Eye, FileDown, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { exportTripCalendar, exportTripPdf } from '../../../contract/export-routes.ts';
import { type KeptTrip, SHARE_TOKEN_HEADER } from '../../../contract/kept-trip.ts';
import { copyTrip } from '../../document/copy-trip.ts';
import { readStoredPlanning, type StoredPlanning, storePlanning } from '../../document/history/stored-plannings.ts';
import { askPlanningContext } from '../../document/planning/ask-planner.ts';
import { sharedLocal } from '../../document/shared-trips.ts';
import { BasedOn } from '../../published/based-on.tsx';
import { frameAround } from '../../ribbon/ribbon-geometry.ts';
import { ProofCard } from '../checks/proof-card.tsx';
import { TripChecks } from '../checks/trip-checks.tsx';
import { DaySection } from '../days/day-section.tsx';
import { DayTabs } from '../days/day-tabs.tsx';
import { HoursLegend } from '../days/hours-legend.tsx';
import { EmergencyCard } from '../emergency/emergency-card.tsx';
import head from '../frame/trip-head.module.css';
import { TripFacts } from '../frame/trip-head.tsx';
import { TripTotals } from '../frame/trip-totals.tsx';
import styles from '../trip.module.css';
import { TripMap } from '../trip-map.tsx';
import { useTripView } from '../use-trip-view.ts';
import { downloadTrip, type ExportRoute } from './download-trip.ts';

const MARGIN = 30;

export function SharedTrip({ trip, token }: { trip: KeptTrip; token: string }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { document } = trip;
  useWorkerHere();
  const [kept, setKept] = useState<StoredPlanning | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [openDay, setOpenDay] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    askPlanningContext(api, document, [], leaving.signal).then(
      (answer) => {
        storePlanning(sharedLocal(trip.id), answer);
        setKept(answer);
      },
      (error) => {
        if (!(error instanceof ApiError)) return;
        setProblem(error.problem.detail);
        setKept(readStoredPlanning(sharedLocal(trip.id)));
      },
    );
    return () => leaving.abort();
  }, [api, document, trip.id]);
  const board = kept?.board ?? null;
  const view = useTripView(document, board, NOTHING);
  const frame = useMemo(
    () =>
      frameAround(
        view.days.filter((day) => day.stops.length > 0).map((day) => ({ from: day.leave, to: day.back })),
        { from: document.wish.earliest - MARGIN, to: document.wish.latest + MARGIN },
      ),
    [view.days, document.wish],
  );
  const select = (id: string) => {
    setSelected((was) => (was === id ? null : id));
    const day = view.days.findIndex(({ stops }) => stops.some((stop) => stop.id === id));
    if (day >= 0) setOpenDay(day);
  };
  const copy = () => {
    const own = copyTrip(document, kept);
    toast({ text: t`Ahora es tuyo: lo que cambies aquí no cambia el original.` });
    void navigate(travellerPaths.trip(own.local));
  };
  const download = (route: ExportRoute) => () => {
    downloadTrip(api, route, trip.id, { [SHARE_TOKEN_HEADER]: token }).catch((error) =>
      toast({ text: error instanceof ApiError ? error.problem.detail : t`No pudimos preparar el archivo.` }),
    );
  };
  return (
    <div className={`wrap ${styles.trip}`}>
      <header className={classNames(flow.wrap2, flow.ends, head.head)}>
        <div className={head.words}>
          <p className={classNames(flow.row2, textStyles.soft)}>
            <Eye size={18} aria-hidden="true" />
            <Trans>Viaje compartido, solo para ver</Trans>
          </p>
          <h1>{document.title}</h1>
          {trip.basedOn && <BasedOn credit={trip.basedOn} />}
          <TripFacts wish={document.wish} days={document.days} />
          {problem ? (
            <Alert look="line" tone="caution" live="status">
              {problem}
            </Alert>
          ) : null}
        </div>
        <Actions>
          <Button kind="quiet" onClick={download(exportTripCalendar)}>
            <CalendarPlus size={20} aria-hidden="true" />
            <Trans>A mi calendario</Trans>
          </Button>
          <Button kind="quiet" onClick={download(exportTripPdf)}>
            <FileDown size={20} aria-hidden="true" />
            <Trans>PDF</Trans>
          </Button>
          <ButtonLink
            kind="quiet"
            to={travellerPaths.tripPrint(trip.id, { share: token })}
            aria-label={t`Hoja para imprimir`}
          >
            <Printer size={20} aria-hidden="true" />
          </ButtonLink>
          <Button onClick={copy}>
            <CopyPlus size={20} aria-hidden="true" />
            <Trans>Copiar a mis viajes</Trans>
          </Button>
        </Actions>
      </header>
      <div className={styles.body}>
        <div className={styles.ribbons}>
          <DayTabs days={view.days} open={openDay} onOpen={setOpenDay} />
          {view.days.map((day) => (
            <DaySection
              key={day.index}
              day={day}
              frame={frame}
              open={day.index === openDay}
              selected={selected}
              hold={null}
              onOpen={() => setOpenDay((was) => (was === day.index ? -1 : day.index))}
              onSelect={select}
            >
              {selected && day.stops.some(({ id }) => id === selected) ? (
                <ProofCard
                  day={day}
                  days={view.days}
                  stopId={selected}
                  board={board}
                  verdict={view.verdict}
                  frame={frame}
                  onClose={() => setSelected(null)}
                />
              ) : null}
            </DaySection>
          ))}
          <HoursLegend />
        </div>
        <aside className={styles.side} aria-label={t`Mapa y cuentas del viaje`}>
          <TripMap view={view} board={board} openDay={openDay} selected={selected} onSelect={select} />
          <TripTotals view={view} board={board} document={document} />
          <TripChecks view={view} board={board} document={document} onSelect={select} />
        </aside>
      </div>
      <EmergencyCard days={view.days} board={board} local={null} openDay={openDay} />
    </div>
  );
}

const NOTHING = {};
