import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRight,
  CalendarCheck,
  CircleHelp,
  Clock,
  Hourglass,
  MapPin,
  Ticket,
  Trees,
  TriangleAlert,
} from 'lucide-react';
import type { DraftVerdict } from '#planner/validate.ts';
import { useFace } from '#web/face.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import { factsOf, type PlaceFacts } from '../../document/read-trip.ts';
import type { DayView, LegView, StopView } from '../../ribbon/day-view.ts';
import { LEG_ICON, useModeName } from '../../ribbon/hop-marker.tsx';
import { PlanStopProofs } from '../days/plan-stop.tsx';
import { isByDaylight } from './by-daylight.ts';
import { DoubtProofs, doubtsAbout } from './doubt-proofs.tsx';
import { writeWindows } from './planner-words.ts';
import { Proof } from './proof.tsx';
import styles from './proof-card.module.css';

interface ProofListProps {
  day: DayView;
  index: number;
  board: PlanningContext | null;
  verdict: DraftVerdict | null;
}

export function ProofList({ day, index, board, verdict }: ProofListProps) {
  const stop = day.stops[index]!;
  const facts = board && stop.place ? (factsOf(board).get(stop.place) ?? null) : null;
  const arrival = day.legs[index] ?? null;
  const next = day.stops[index + 1] ?? null;
  const onward = day.legs[index + 1] ?? null;
  const before = day.stops[index - 1] ?? null;
  const isHurried = verdict?.days[day.index]?.stops[index]?.warnings.some(({ code }) => code === 'no_rest');
  const slack = arrival && before && !isHurried ? stop.begin - before.end - arrival.minutes : null;
  return (
    <ul className={styles.proofs}>
      {stop.plan ? <PlanStopProofs plan={stop.plan} /> : null}
      <DoubtProofs stop={stop} />
      {facts ? <HoursProof stop={stop} facts={facts} date={day.date} /> : null}
      {arrival ? (
        <ArrivalProof leg={arrival} slack={slack} leave={before ? null : day.leave} townTraffic={board?.townTraffic} />
      ) : null}
      {onward ? <OnwardProof leg={onward} next={next} townTraffic={board?.townTraffic} /> : null}
      {facts ? <ClosingProof stop={stop} /> : null}
      {facts?.candidate.cost != null ? <CostProof facts={facts} board={board!} /> : null}
      <Doubts verdict={verdict} day={day} index={index} />
    </ul>
  );
}

const WHOLE_DAY = 23 * 60;

function HoursProof({ stop, facts, date }: { stop: StopView; facts: PlaceFacts; date: string | null }) {
  const { t } = useLingui();
  const { place, candidate } = facts;
  const windows = stop.windows ?? [];
  const day = date ? formatDate(date) : t`ese día`;
  if (windows.length === 0) {
    return (
      <Proof icon={<TriangleAlert size={18} aria-hidden="true" />} mood="stop" title={t`No abre: ${day}`}>
        {place.hoursNote}
      </Proof>
    );
  }
  if (candidate.hoursClass === 'open_space') {
    return (
      <Proof icon={<Trees size={18} aria-hidden="true" />} mood="ok" title={t`Espacio abierto`}>
        {windows.some(({ open, close }) => close - open >= WHOLE_DAY) ? (
          <Trans>No tiene puerta ni horario: se puede ir cuando quieras.</Trans>
        ) : isByDaylight(windows) ? (
          <Trans>No tiene puerta; lo proponemos con luz, {writeWindows(windows)}.</Trans>
        ) : (
          <Trans>No tiene puerta; lo proponemos {writeWindows(windows)}.</Trans>
        )}
      </Proof>
    );
  }
  if (candidate.hoursClass === 'assumed') {
    return (
      <Proof
        icon={<CircleHelp size={18} aria-hidden="true" />}
        mood="warn"
        title={t`Suponemos que abre ${writeWindows(windows)}`}
      >
        {doubtsAbout(stop, 'hours') ?? t`Nadie ha publicado su horario.`}{' '}
        <Trans>Es el habitual de un lugar así: confírmalo antes de ir.</Trans>
      </Proof>
    );
  }
  if (stop.hoursClass === 'assumed') {
    return (
      <Proof
        icon={<CircleHelp size={18} aria-hidden="true" />}
        mood="warn"
        title={t`Es feriado: suponemos que abre ${writeWindows(windows)}`}
      >
        <Trans>Su horario publicado no dice qué pasa en feriados. Confírmalo antes de ir.</Trans>
      </Proof>
    );
  }
  const verified = place.hoursVerifiedAt;
  const source = place.hoursSource;
  return (
    <Proof
      icon={<CalendarCheck size={18} aria-hidden="true" />}
      mood="ok"
      title={
        verified
          ? t`Abre ${writeWindows(windows)}, verificado el ${formatDay(verified)}`
          : t`Abre ${writeWindows(windows)}`
      }
    >
      {[place.hoursNote?.replace(/\.\s*$/, ''), source ? t`Fuente: ${source.name}, ${formatDay(source.date)}` : null]
        .filter(Boolean)
        .join('. ')}
    </Proof>
  );
}

interface ArrivalProofProps {
  leg: LegView;
  slack: number | null;
  leave: number | null;
  townTraffic: number | undefined;
}

function ArrivalProof({ leg, slack, leave, townTraffic }: ArrivalProofProps) {
  const { t } = useLingui();
  const mode = useModeName(leg.mode);
  const basis = useBasisWords(leg, townTraffic);
  const Icon = LEG_ICON[leg.mode];
  if (leg.minutes === 0) {
    return <Proof icon={<MapPin size={18} aria-hidden="true" />} mood="ok" title={t`Ya estás ahí`} />;
  }
  return (
    <Proof
      icon={<Icon size={18} aria-hidden="true" />}
      mood={leg.basis === 'estimate' ? 'warn' : 'ok'}
      title={t`Llegas ${mode}: ${formatDuration(leg.minutes)}, ${formatDistance(leg.metres)}`}
    >
      {[
        basis,
        leave !== null ? t`Sales a las ${formatClock(leave)}` : null,
        slack !== null && slack >= 0
          ? slack === 0
            ? t`Llegas justo a la hora`
            : t`Te sobran ${formatDuration(slack)}`
          : null,
      ]
        .filter(Boolean)
        .join('. ')}
    </Proof>
  );
}

function useBasisWords({ basis, mode }: LegView, townTraffic: number | undefined): string {
  const { t } = useLingui();
  if (basis === 'official') return t`Tiempo que publica la fuente oficial`;
  if (basis === 'estimate') return t`Estimado desde la línea recta: no tenemos esa vía medida`;
  if (mode === 'walk') return t`Por la red de calles de la región`;
  if (townTraffic === undefined || townTraffic === 1) return t`Por la red vial de la región`;
  return t`Por la red vial de la región, contando el tráfico`;
}

interface OnwardProofProps {
  leg: LegView;
  next: StopView | null;
  townTraffic: number | undefined;
}

function OnwardProof({ leg, next, townTraffic }: OnwardProofProps) {
  const { t } = useLingui();
  const basis = useBasisWords(leg, townTraffic);
  const arrive = formatClock(leg.arrive);
  if (leg.minutes === 0 && next) return null;
  const closes =
    !next || next.hoursClass === 'open_space' ? null : next.windows?.find((window) => window.close >= next.end)?.close;
  return (
    <Proof
      icon={<ArrowRight size={18} aria-hidden="true" />}
      mood={leg.basis === 'estimate' ? 'warn' : 'ok'}
      title={
        next
          ? t`Luego, ${formatDuration(leg.minutes)} hasta ${next.name}`
          : t`De vuelta en ${formatDuration(leg.minutes)}`
      }
    >
      {closes === undefined || closes === null
        ? t`Llegas a las ${arrive}. ${basis}`
        : t`Llegas a las ${arrive}; cierra a las ${formatClock(closes)}. ${basis}`}
    </Proof>
  );
}

function ClosingProof({ stop }: { stop: StopView }) {
  const { t } = useLingui();
  if (stop.hoursClass === 'open_space') return null;
  const window = stop.windows?.find(({ open, close }) => open <= stop.begin && stop.end <= close);
  if (!window) return null;
  const left = window.close - stop.end;
  const lastEntry = window.lastEntry;
  return (
    <Proof
      icon={<Hourglass size={18} aria-hidden="true" />}
      mood={left < 20 ? 'warn' : 'ok'}
      title={left === 0 ? t`Terminas a la hora del cierre` : t`Terminas ${formatDuration(left)} antes del cierre`}
    >
      {lastEntry !== undefined && lastEntry < window.close ? t`Última entrada a las ${formatClock(lastEntry)}` : null}
    </Proof>
  );
}

function CostProof({ facts, board }: { facts: PlaceFacts; board: PlanningContext }) {
  const { t } = useLingui();
  const { currency } = useFace();
  const { adults, children, seniors } = board.problem.party;
  const cost = facts.candidate.cost ?? 0;
  const people = adults + children + seniors;
  return (
    <Proof
      icon={<Ticket size={18} aria-hidden="true" />}
      mood="ok"
      title={cost === 0 ? t`Entrada libre` : t`Entradas: ${formatMoney(cost, currency.code)}`}
    >
      {cost > 0 && people > 1 ? t`Para los ${people}` : null}
    </Proof>
  );
}

function Doubts({ verdict, day, index }: { verdict: DraftVerdict | null; day: DayView; index: number }) {
  const { t } = useLingui();
  const warnings = verdict?.days[day.index]?.stops[index]?.warnings ?? [];
  return warnings.map((warning) => (
    <Proof
      key={warning.code}
      icon={<Clock size={18} aria-hidden="true" />}
      mood="warn"
      title={
        warning.code === 'no_rest'
          ? warning.minutes === 0
            ? t`Llegas justo cuando empieza`
            : t`Llegas ${formatDuration(warning.minutes)} antes de que empiece`
          : t`Visita más corta de lo recomendado (${formatDuration(warning.minimum)})`
      }
    />
  ));
}
