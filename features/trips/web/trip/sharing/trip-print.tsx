import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AmenitySourceLine } from '#features/amenities/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatLongDate } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { TripCredit } from '../../../contract/kept-trip.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import type { BrowserTrip } from '../../document/browser-trips.ts';
import { readStoredPlanning, type StoredPlanning } from '../../document/history/stored-plannings.ts';
import { askPlanningContext } from '../../document/planning/ask-planner.ts';
import { factsOf } from '../../document/read-trip.ts';
import { NeedsScript } from '../../needs-script.tsx';
import { BasedOn } from '../../published/based-on.tsx';
import { type DayView, type LegView, mayBeClosed, type StopView } from '../../ribbon/day-view.ts';
import { useModeName } from '../../ribbon/hop-marker.tsx';
import { writeWindows } from '../checks/planner-words.ts';
import { LodgingLine } from '../days/lodging-line.tsx';
import { EmergencyNumbers, EmergencyZones } from '../emergency/emergency-card.tsx';
import { type EmergencyHelpOfTrip, useEmergencyHelp } from '../emergency/use-emergency-help.ts';
import { TripFacts } from '../frame/trip-head.tsx';
import { useOpenTrip } from '../open-trip.ts';
import { useTripView } from '../use-trip-view.ts';
import styles from './trip-print.module.css';

export function TripPrint({ id }: { id: string }) {
  const { t } = useLingui();
  const opened = useOpenTrip(id);
  if (opened.kind === 'opening') {
    return (
      <NeedsScript
        title={t`Esta hoja se abre con JavaScript`}
        why={t`El viaje está en tu navegador o detrás de un enlace cuya llave nunca sale de él. Activa JavaScript y vuelve a cargar la página.`}
      >
        <p className="wrap">{t`Abriendo el viaje…`}</p>
      </NeedsScript>
    );
  }
  if (opened.kind === 'missing') {
    return <p className="wrap">{opened.detail ?? t`Este viaje no está en este navegador. Ábrelo con su enlace.`}</p>;
  }
  const own = opened.kind === 'own' ? opened.trip : null;
  const credit = opened.kind === 'own' ? opened.trip.credit : opened.trip.basedOn;
  return <Sheet document={opened.trip.document} own={own} credit={credit} />;
}

interface SheetProps {
  document: TripDocument;
  own: BrowserTrip | null;
  credit: TripCredit | undefined;
}

function Sheet({ document, own, credit }: SheetProps) {
  const { t } = useLingui();
  const face = useFace();
  const board = useFacts(document, own);
  const view = useTripView(document, board?.board ?? null, own?.places ?? NOTHING);
  const help = useEmergencyHelp(view.days, board?.board ?? null, own?.local ?? null);
  const facts = board && factsOf(board.board);
  const unplaced = (document.unplaced ?? []).flatMap(
    (place) => facts?.get(place)?.place.name ?? own?.places[place]?.name ?? [],
  );
  return (
    <article className={classNames('wrap', flow.page, styles.sheet)}>
      <header className={classNames(flow.stack2, flow.start)}>
        <p className={classNames(textStyles.small, textStyles.strong, textStyles.warm)}>{face.product}</p>
        <h1>{document.title}</h1>
        <TripFacts wish={document.wish} days={document.days} />
        {credit && <BasedOn credit={credit} />}
        <Button className="no-print" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          <Trans>Imprimir</Trans>
        </Button>
      </header>
      {view.days.map((day) => (
        <section key={day.index} className={classNames(flow.stack2, styles.day)}>
          <h2 className={textStyles.titleM}>
            <span className={textStyles.warm}>{t`Día ${day.index + 1}`}</span> {day.date && formatLongDate(day.date)}
            {day.title ? <small className={textStyles.soft}>{day.title}</small> : null}
          </h2>
          {day.along?.map(({ title, begin, minutes, voucher }) => (
            <p key={voucher} className="num">
              {formatClock(begin)}–{formatClock(begin + minutes)} <b>{title}</b> · {voucher}
            </p>
          ))}
          <LodgingLine day={day} />
          {day.stops.length === 0 ? (
            <p>
              <Trans>Día libre</Trans>
            </p>
          ) : (
            <ol className={flow.ruled}>
              {day.stops.map((stop, index) => (
                <PrintedStop
                  key={stop.id}
                  stop={stop}
                  leg={day.legs[index] ?? null}
                  board={board}
                  note={noteOf(document, day, stop)}
                />
              ))}
            </ol>
          )}
        </section>
      ))}
      {unplaced.length > 0 ? (
        <section className={classNames(flow.stack2, styles.day)}>
          <h2 className={textStyles.titleM}>
            <Trans>Por ubicar</Trans>
          </h2>
          <p>{unplaced.join(' · ')}</p>
        </section>
      ) : null}
      {help ? <PrintedHelp help={help} days={view.days} /> : null}
      <footer className={classNames(flow.stack2, textStyles.note)}>
        <p>
          <Trans>
            Horarios y tiempos según los datos de {face.product} el día en que se armó el viaje. Donde dice «horario
            supuesto» nadie lo ha publicado: confírmalo antes de ir.
          </Trans>
        </p>
        <p>{face.sources?.map((source) => source.attribution).join(' · ')}</p>
      </footer>
    </article>
  );
}

function PrintedHelp({ help, days }: { help: EmergencyHelpOfTrip; days: readonly DayView[] }) {
  const { t } = useLingui();
  const served = days.filter((day) => (help.days[day.index] ?? []).length > 0);
  if (help.numbers.length === 0 && served.length === 0) return null;
  return (
    <section className={classNames(flow.stack4, styles.help)}>
      <h2 className={textStyles.titleM}>
        <Trans>Si pasa algo</Trans>
      </h2>
      <EmergencyNumbers numbers={help.numbers} />
      {served.map((day) => (
        <div key={day.index} className={flow.stack2}>
          <h3 className={textStyles.strong}>{t`Día ${day.index + 1}`}</h3>
          <EmergencyZones zones={help.days[day.index] ?? []} />
        </div>
      ))}
      {help.source && served.length > 0 ? <AmenitySourceLine source={help.source} /> : null}
    </section>
  );
}

function PrintedStop({
  stop,
  leg,
  board,
  note,
}: {
  stop: StopView;
  leg: LegView | null;
  board: StoredPlanning | null;
  note: string | null;
}) {
  const { t } = useLingui();
  const facts = board && stop.place ? factsOf(board.board).get(stop.place) : null;
  const hours =
    stop.hoursClass === 'open_space'
      ? t`espacio abierto`
      : facts && stop.windows && stop.windows.length > 0
        ? stop.hoursClass === 'assumed'
          ? t`horario supuesto ${writeWindows(stop.windows)}`
          : t`abre ${writeWindows(stop.windows)}`
        : null;
  const plan = stop.plan
    ? [
        t`Encuentro: ${stop.plan.meeting}`,
        stop.plan.standing === 'cancelled'
          ? null
          : stop.plan.booking
            ? t`Reservado · ${stop.plan.voucher ?? stop.plan.booking}`
            : stop.plan.booking === null
              ? t`Por reservar`
              : null,
        ...(stop.plan.also ?? []).map(({ title, voucher }) => `${title} · ${voucher}`),
      ]
    : [];
  return (
    <li>
      {leg && leg.minutes > 0 ? <PrintedLeg leg={leg} /> : null}
      <span className={`num ${textStyles.strong}`}>
        {formatClock(stop.begin)}–{formatClock(stop.end)}
      </span>
      <span className={flow.stackHalf}>
        <b>{stop.name}</b>
        <small className={textStyles.soft}>
          {[stop.kindLabel, ...plan, hours, mayBeClosed(stop) ? t`puede estar cerrado, confírmalo` : null, stop.broken]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {note ? <em className={textStyles.soft}>{note}</em> : null}
      </span>
    </li>
  );
}

function PrintedLeg({ leg }: { leg: LegView }) {
  const mode = useModeName(leg.mode);
  return (
    <span className={classNames('num', textStyles.note, styles.leg)}>
      {formatDuration(leg.minutes)} {mode}, {formatDistance(leg.metres)}
    </span>
  );
}

function useFacts(document: TripDocument, own: BrowserTrip | null): StoredPlanning | null {
  const api = useApi();
  const [board, setPlanning] = useState<StoredPlanning | null>(null);
  useEffect(() => {
    const kept = own && readStoredPlanning(own.local);
    if (kept) return setPlanning(kept);
    const leaving = new AbortController();
    askPlanningContext(api, document, [], leaving.signal).then(setPlanning, () => {});
    return () => leaving.abort();
  }, [api, document, own]);
  return board;
}

function noteOf(document: TripDocument, day: DayView, stop: StopView): string | null {
  return document.days[day.index]?.stops.find(({ id }) => id === stop.id)?.note ?? null;
}

const NOTHING = {};
