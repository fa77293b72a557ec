import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFace } from '#web/face.ts';
import { addDays, localDate } from '#web/format/dates.ts';
import { ApiError } from '#web/http/problem.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateField } from '#web/ui/date-field.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { MOST_TRIP_DAYS } from '../../contract/limits.ts';
import type { PlanAnchor } from '../../contract/planning.ts';
import type { TripDocument, Wish } from '../../contract/trip.ts';
import { daysOfWish } from '../document/planning/days-of-wish.ts';
import { brokenStops } from '../document/read-trip.ts';
import type { TripStore } from '../document/trip-store.ts';
import { AnchorField } from '../wish/anchor-field.tsx';
import { anchorOf, type ChosenAnchor, type ChosenNight, chosenAnchor, nightsOf } from '../wish/chosen-anchor.ts';
import { useDefaultTitle } from '../wish/default-title.ts';
import { NightsField } from '../wish/nights-field.tsx';
import { DaysField, HourField, HourFields, PaceField, PartyField } from '../wish/wish-fields.tsx';
import styles from './change-sheet.module.css';
import type { PlanningState } from './use-planning.ts';

interface ChangeSheetProps {
  store: TripStore;
  board: PlanningState;
  open: boolean;
  onClose: () => void;
}

export function ChangeSheet({ store, board, open, onClose }: ChangeSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} side="right" label={t`Fechas, alojamiento y grupo`}>
      {open ? <ChangeForm store={store} board={board} onDone={onClose} /> : null}
    </Sheet>
  );
}

const FURTHEST_START = 540;

function ChangeForm({ store, board, onDone }: { store: TripStore; board: PlanningState; onDone: () => void }) {
  const { t } = useLingui();
  const { timeZone, centre } = useFace();
  const today = localDate(timeZone);
  const [trip] = useState<TripDocument>(() => store.getState().history.present);
  const [wish, setWish] = useState<Wish>(() => ({
    ...trip.wish,
    startDate: trip.days[0]!.date,
    days: Math.min(MOST_TRIP_DAYS, trip.days.length),
  }));
  const [lodging, setLodging] = useState(() => lodgingOf(trip.wish, board.kept?.board.anchors ?? []));
  const change = (part: Partial<Wish>) => setWish((was) => ({ ...was, ...part }));
  const { save, submission } = useSave({ store, board, trip, onDone });
  const lost = trip.days.slice(wish.days).reduce((sum, day) => sum + day.stops.length, 0);
  return (
    <form
      className={classNames(sheet.body, styles.form)}
      aria-busy={submission.isBusy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(withLodging(wish, lodging));
      }}
    >
      <DateField
        label={t`Primer día`}
        value={wish.startDate}
        min={[trip.days[0]!.date, today].toSorted()[0]}
        max={addDays(today, FURTHEST_START)}
        onChange={(startDate) => change({ startDate })}
      />
      <div>
        <DaysField value={wish.days} onChange={(days) => change({ days })} />
        {lost > 0 ? (
          <Alert look="line" tone="caution" live="status">
            <Plural
              value={lost}
              one="Se va # parada de los días que quitas."
              other="Se van # paradas de los días que quitas."
            />
          </Alert>
        ) : null}
      </div>
      <HourFields>
        <HourField
          label={t`Salir desde las`}
          value={wish.earliest}
          from={5 * 60}
          to={Math.min(15 * 60, wish.latest - 120)}
          onChange={(earliest) => change({ earliest })}
        />
        <HourField
          label={t`De vuelta a las`}
          value={wish.latest}
          from={wish.earliest + 120}
          to={24 * 60}
          onChange={(latest) => change({ latest })}
        />
      </HourFields>
      <AnchorField
        label={t`Duermes o empiezas en`}
        otherwise={t`Si no lo sabes: ${centre.name}`}
        value={lodging.start}
        onChange={(start) => setLodging({ ...lodging, start })}
      />
      <NightsField
        startDate={wish.startDate}
        days={wish.days}
        start={lodging.start}
        value={lodging.nights}
        onChange={(nights) => setLodging({ ...lodging, nights })}
      />
      <PartyField value={wish.party} onChange={(party) => change({ party: { ...wish.party, ...party } })} />
      <PaceField value={wish.pace} onChange={(pace) => change({ pace })} />
      <div className={classNames(flow.stack2, styles.foot)}>
        <FormProblem of={submission} />
        <p className={textStyles.note}>
          <Trans>
            Tus paradas quedan donde están. Revisamos sus horarios y marcamos las que ya no encajan; puedes deshacerlo.
          </Trans>
        </p>
        <Button type="submit" disabled={submission.isBusy}>
          {submission.isBusy ? <Trans>Revisando horarios…</Trans> : <Trans>Cambiar el viaje</Trans>}
        </Button>
      </div>
    </form>
  );
}

interface Lodging {
  start: ChosenAnchor;
  nights: ChosenNight[];
}

function lodgingOf({ start, nights = [] }: Wish, anchors: readonly PlanAnchor[]): Lodging {
  return {
    start: chosenAnchor(start, anchors),
    nights: nights.map(({ day, at }) => ({ day, at: chosenAnchor(at, anchors) })),
  };
}

function withLodging({ start: _, nights: __, ...wish }: Wish, lodging: Lodging): Wish {
  const start = anchorOf(lodging.start);
  return { ...wish, ...(start && { start }), ...nightsOf(lodging.nights, wish.days) };
}

interface SaveOptions {
  store: TripStore;
  board: PlanningState;
  trip: TripDocument;
  onDone: () => void;
}

function useSave({ store, board, trip, onDone }: SaveOptions) {
  const { t } = useLingui();
  const defaultTitle = useDefaultTitle();
  const submission = useSubmit();
  const save = (wish: Wish) => {
    const days = daysOfWish(trip.days, wish);
    // The default title contains the number of days, which may have changed.
    const title = trip.title === defaultTitle(trip.days.length) ? defaultTitle(days.length) : trip.title;
    return submission.submit(
      async () => {
        const answer = await board.change({ title, wish, days });
        const broken = brokenStops(store.getState().history.present, answer.board).size;
        onDone();
        toast({
          text:
            broken === 0
              ? t`Listo: todas tus paradas encajan.`
              : broken === 1
                ? t`Listo. Una parada ya no encaja: quedó marcada.`
                : t`Listo. ${broken} paradas ya no encajan: quedaron marcadas.`,
          action: { label: t`Deshacer`, run: () => store.undo() },
        });
      },
      (error) =>
        error instanceof ApiError && error.status === 0
          ? t`Sin conexión no podemos revisar los horarios. Tu viaje sigue como estaba.`
          : null,
    );
  };
  return { save, submission };
}
