import { Trans, useLingui } from '@lingui/react/macro';
import { ConflictPanel } from '#web/drafts/conflict-panel.tsx';
import type { Conflict, Side } from '#web/drafts/merge-fields.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import type { KeptTrip } from '../../../contract/kept-trip.ts';
import type { CandidatePlace } from '../../../contract/planning.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { readWhen } from '../../document/merge-trips.ts';
import { findStop } from '../../document/trip-edits.ts';

interface TripConflictsProps {
  own: TripDocument;
  theirs: KeptTrip;
  conflicts: readonly Conflict[];
  places: Record<string, CandidatePlace>;
  onSettle: (take: (path: readonly string[]) => Side) => void;
}

export function TripConflicts({ own, theirs, conflicts, places, onSettle }: TripConflictsProps) {
  const { t } = useLingui();
  const nameOf = useConflictNames(own, theirs.document, places);
  const show = useConflictWords(theirs.document);
  return (
    <Sheet
      open
      // The sheet cannot be closed, because the trip cannot be saved before the person chooses.
      onClose={() => {}}
      side="centre"
      label={t`El viaje cambió en otro lugar`}
      showCloseIcon={false}
      closeOnEscape={false}
    >
      <div className={sheet.body}>
        <p>
          <Trans>
            Alguien con el enlace para editar (o tú, en otro aparato) cambió lo mismo que tú. Puedes deshacer tu
            elección después.
          </Trans>
        </p>
        <ConflictPanel conflicts={conflicts} nameOf={nameOf} show={show} onSettle={onSettle} />
      </div>
    </Sheet>
  );
}

function useConflictNames(own: TripDocument, theirs: TripDocument, places: Record<string, CandidatePlace>) {
  const { t } = useLingui();
  const fields: Record<string, string> = {
    title: t`Nombre del viaje`,
    startDate: t`Primer día`,
    dayCount: t`Días`,
    earliest: t`Salir desde las`,
    latest: t`De vuelta a las`,
    pace: t`Ritmo`,
    party: t`Personas`,
    when: t`día y hora`,
    minutes: t`duración`,
    note: t`nota`,
    locked: t`hora fija`,
  };
  return (path: readonly string[]): string => {
    const [part = '', id = '', field] = path;
    if (part === 'stops') {
      const { stop } = findStop(own, id) ?? findStop(theirs, id) ?? {};
      const name = stop?.plan?.title ?? (stop?.place ? places[stop.place]?.name : stop?.title) ?? t`Una parada`;
      const words = field && fields[field];
      return words ? `${name}: ${words}` : name;
    }
    if (part === 'days') return t`Nombre del día ${Number(id) + 1}`;
    if (part === 'wish') return fields[id] ?? t`Lo que pediste`;
    return fields[part] ?? t`Tu viaje`;
  };
}

function useConflictWords(theirs: TripDocument) {
  const { t } = useLingui();
  const paces = { calm: t`Suave`, balanced: t`Equilibrado`, full: t`Lleno` };
  const whenWords = (when: string): string => {
    const { day, begin } = readWhen(when);
    const index = theirs.days.findIndex(({ date }) => date === day);
    const number = index < 0 ? Number(day) + 1 : index + 1;
    return t`Día ${number}, ${formatClock(begin)}`;
  };
  return (path: readonly string[], value: unknown): string | null => {
    const last = path.at(-1);
    if (path[0] === 'stops' && path.length === 2) {
      if (value === undefined) return t`Fuera del viaje`;
      const { when, minutes, note } = value as Pick<TripStop, 'minutes' | 'note'> & { when: string };
      return [`${whenWords(when)}, ${formatDuration(minutes)}`, note].filter(Boolean).join('\n');
    }
    if (last === 'when' && typeof value === 'string') return whenWords(value);
    if (last === 'minutes' && typeof value === 'number') return formatDuration(value);
    if ((last === 'earliest' || last === 'latest') && typeof value === 'number') return formatClock(value);
    if (last === 'startDate' && typeof value === 'string') return formatDate(value);
    if (last === 'pace') return paces[value as keyof typeof paces] ?? null;
    if (last === 'locked') return value ? t`Hora fija` : t`Hora libre`;
    return null;
  };
}
