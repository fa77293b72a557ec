import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Lock, LockOpen, Minus, Plus, Trash2, TriangleAlert, Wrench, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { HandOverStop, OtherWays } from '#features/maps/web/public.ts';
import type { DraftVerdict } from '#planner/validate.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCloseOnBack } from '#web/ui/close-on-back.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import { dayAnchors } from '../../document/day-anchors.ts';
import { isHeld } from '../../document/planning/plan-stops.ts';
import { findStop } from '../../document/trip-edits.ts';
import type { TripStore } from '../../document/trip-store.ts';
import { type DayView, pageOf, type StopView } from '../../ribbon/day-view.ts';
import { offsetOf, type Span } from '../../ribbon/ribbon-geometry.ts';
import { travelMode } from '../../ribbon/travel-mode.ts';
import { PlanStopState, RemovePlanStop } from '../days/plan-stop.tsx';
import type { PlanActions } from '../use-plan-actions.ts';
import type { PlanningState } from '../use-planning.ts';
import styles from './proof-card.module.css';
import { ProofList } from './proof-list.tsx';

interface ProofCardProps {
  day: DayView;
  days: readonly DayView[];
  stopId: string;
  store?: TripStore;
  actions?: PlanActions;
  board: PlanningContext | null;
  planningState?: PlanningState;
  verdict: DraftVerdict | null;
  frame: Span;
  onClose: () => void;
}

export function ProofCard({
  day,
  days,
  stopId,
  store,
  actions,
  board,
  planningState,
  verdict,
  frame,
  onClose,
}: ProofCardProps) {
  const { t } = useLingui();
  const today = localDate(useFace().timeZone);
  const index = day.stops.findIndex(({ id }) => id === stopId);
  useEffect(() => showAbove(stopId), [stopId]);
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(isNarrow()), []);
  useCloseOnBack(isPhone, onClose);
  const stop = day.stops[index];
  if (!stop) return null;
  const { plan } = stop;
  const part = plan?.part;
  const to = pageOf(stop);
  const middle = offsetOf((stop.begin + stop.end) / 2, 100, frame);
  return (
    <article
      className={styles.card}
      data-bottom-sheet
      aria-label={stop.name}
      style={{ '--middle': `${middle}%` } as React.CSSProperties}
    >
      <IconButton label={t`Cerrar`} className={styles.close} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      <div className={classNames(flow.stack2, styles.head)}>
        <p className={classNames(textStyles.small, textStyles.strong, textStyles.warm)}>
          {stop.number ? t`Parada ${stop.number}` : t`Comida`}
          {plan ? <> · {part ? t`Plan, día ${part.day} de ${part.of}` : t`Plan`}</> : null}
          {stop.kindLabel ? ` · ${stop.kindLabel}` : ''}
        </p>
        <h3 className={textStyles.titleM}>{to ? <Link to={to}>{stop.name}</Link> : stop.name}</h3>
        <p className={`num ${textStyles.soft}`}>
          {formatClock(stop.begin)}–{formatClock(stop.end)}
          {' · '}
          {plan ? (
            formatDuration(stop.end - stop.begin)
          ) : (
            <Trans>visita de {formatDuration(stop.end - stop.begin)}</Trans>
          )}
        </p>
        {stop.broken ? (
          <Alert look="line" live="none" icon={<TriangleAlert size={18} aria-hidden="true" />}>
            {stop.broken}
          </Alert>
        ) : null}
        {plan ? (
          <PlanStopState
            stop={stop}
            plan={plan}
            isOver={day.date !== null && day.date < today}
            store={store}
            board={planningState}
          />
        ) : null}
        {store && plan ? (
          <RemovePlanStop stop={stop.id} plan={plan} store={store} onRemoved={onClose} />
        ) : store && actions ? (
          <StopActions stop={stop} day={day} days={days} store={store} actions={actions} onClose={onClose} />
        ) : null}
      </div>
      <ProofList day={day} index={index} board={board} verdict={verdict} />
      <RideToStop day={day} index={index} board={board} />
      {stop.position ? (
        <HandOverStop
          point={{ name: stop.name, ...stop.position }}
          mode={travelMode(day.legs[index])}
          className={flow.whole}
        />
      ) : null}
      {store ? <StopNote key={stop.id} stop={stop} store={store} /> : null}
    </article>
  );
}

interface RideToStopProps {
  day: DayView;
  index: number;
  board: PlanningContext | null;
}

function RideToStop({ day, index, board }: RideToStopProps) {
  const leg = day.legs[index];
  const to = day.stops[index]?.position;
  const from = index === 0 ? dayAnchors(board, day.index)?.start : day.stops[index - 1]?.position;
  if (leg?.mode !== 'drive' || !to || !from) return null;
  return <OtherWays from={from} to={to} drive={leg} className={flow.whole} />;
}

/** In a narrow window, the card is a sheet at the bottom. */
const isNarrow = () => window.matchMedia('(width < 600px)').matches;

function showAbove(stop: string): void {
  if (!isNarrow()) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  document.querySelector(`[data-stop="${CSS.escape(stop)}"]`)?.scrollIntoView({ block: 'start', behavior });
}

interface StopActionsProps {
  stop: StopView;
  day: DayView;
  days: readonly DayView[];
  store: TripStore;
  actions: PlanActions;
  onClose: () => void;
}

function StopActions({ stop, day, days, store, actions, onClose }: StopActionsProps) {
  const { t } = useLingui();
  const minutes = stop.end - stop.begin;
  const locked = stop.state === 'locked';
  const held = isHeld(stop);
  const move = (begin: number) => store.edit({ kind: 'move', stop: stop.id, day: day.index, begin });
  const last = (change: number) => store.edit({ kind: 'duration', stop: stop.id, minutes: minutes + change });
  return (
    <div className={flow.stackHalf}>
      <Nudge
        label={t`Empieza`}
        value={formatClock(stop.begin)}
        less={t`5 minutos antes`}
        more={t`5 minutos después`}
        disabled={held}
        onLess={() => move(stop.begin - 5)}
        onMore={() => move(stop.begin + 5)}
      />
      <Nudge
        label={t`Dura`}
        value={formatDuration(minutes)}
        less={t`5 minutos menos`}
        more={t`5 minutos más`}
        disabled={held}
        onLess={() => last(-5)}
        onMore={() => last(5)}
      />
      {locked ? (
        <p className={textStyles.note}>
          <Trans>Su hora está fija. Para moverla, toca «Hora fija».</Trans>
        </p>
      ) : null}
      <Actions>
        {stop.broken && !held ? (
          <Button kind="accent" size="small" onClick={() => actions.repair(stop.id)}>
            <Wrench size={18} aria-hidden="true" />
            <Trans>Buscarle hueco</Trans>
          </Button>
        ) : null}
        {stop.place && stop.state !== 'booked' ? (
          <Button
            kind="quiet"
            size="small"
            aria-pressed={locked}
            className={locked ? styles.pressed : undefined}
            onClick={() => store.edit({ kind: 'lock', stop: stop.id, locked: !locked })}
          >
            {locked ? <Lock size={18} aria-hidden="true" /> : <LockOpen size={18} aria-hidden="true" />}
            {locked ? <Trans>Hora fija</Trans> : <Trans>Dejar fija esta hora</Trans>}
          </Button>
        ) : null}
        {days.length > 1 ? (
          <label className={styles.toDay}>
            <ArrowLeftRight size={18} aria-hidden="true" />
            <span className="sr">{t`Pasar a otro día`}</span>
            <select
              value={day.index}
              disabled={held}
              onChange={(event) => actions.toDay(stop.id, Number(event.target.value))}
            >
              {days.map(({ index }) => (
                <option key={index} value={index}>
                  {t`Día ${index + 1}`}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <IconButton
          label={t`Quitar ${stop.name} del viaje`}
          onClick={() => {
            store.edit({ kind: 'remove', stop: stop.id });
            onClose();
            toast({ text: t`Quitaste ${stop.name}.`, action: { label: t`Deshacer`, run: () => store.undo() } });
          }}
        >
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </Actions>
    </div>
  );
}

interface NudgeProps {
  label: string;
  value: string;
  less: string;
  more: string;
  disabled: boolean;
  onLess: () => void;
  onMore: () => void;
}

function Nudge({ label, value, less, more, disabled, onLess, onMore }: NudgeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be beside its buttons
    <div className={styles.nudge} role="group" aria-label={label}>
      <span className={textStyles.note}>{label}</span>
      <IconButton label={`${label}: ${less}`} disabled={disabled} onClick={onLess}>
        <Minus size={18} aria-hidden="true" />
      </IconButton>
      <output className={`num ${textStyles.strong}`}>{value}</output>
      <IconButton label={`${label}: ${more}`} disabled={disabled} onClick={onMore}>
        <Plus size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function StopNote({ stop, store }: { stop: StopView; store: TripStore }) {
  const { t } = useLingui();
  const note = findStop(store.getState().history.present, stop.id)?.stop.note ?? '';
  return (
    <TextAreaField
      className={flow.whole}
      label={t`Nota para ti (no sale en el enlace de solo ver)`}
      rows={2}
      maxLength={2000}
      defaultValue={note}
      onBlur={(event) =>
        event.target.value !== note && store.edit({ kind: 'note', stop: stop.id, note: event.target.value.trim() })
      }
    />
  );
}
