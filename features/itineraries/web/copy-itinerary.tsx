import { Trans, useLingui } from '@lingui/react/macro';
import { CopyPlus, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { copyToTrips } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { addDays, localDate, weekday } from '#web/format/dates.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ItineraryDetail } from '../contract/itinerary.ts';

const oneOf = new Intl.ListFormat('es', { type: 'disjunction' });

export function CopyItinerary({ itinerary }: { itinerary: ItineraryDetail }) {
  const { t } = useLingui();
  const face = useFace();
  const navigate = useNavigate();
  const today = localDate(face.timeZone);
  const [date, setDate] = useState<string | null>(null);
  const chosen = date ?? firstGoodDay(today, itinerary.weekdays);
  const fits = itinerary.weekdays.length === 0 || itinerary.weekdays.includes(weekday(chosen));
  const names = [t`lunes`, t`martes`, t`miércoles`, t`jueves`, t`viernes`, t`sábado`, t`domingo`];
  const any = itinerary.weekdays.length === 7 || itinerary.weekdays.length === 0;
  return (
    <aside aria-label={t`Copiar a mi viaje`}>
      <Card look="paper">
        <h2 className={textStyles.titleM}>
          <Trans>Hazlo tuyo</Trans>
        </h2>
        <DateField
          label={t`Primer día`}
          value={chosen}
          min={today}
          onChange={setDate}
          hint={
            any
              ? t`Puede empezar cualquier día.`
              : t`Funciona si empieza en ${oneOf.format(itinerary.weekdays.flatMap((day) => names[day] ?? []))}.`
          }
        />
        {fits ? null : (
          <Alert look="line" tone="caution" live="none">
            <Trans>Ese día alguna parada cierra: al copiarlo te diremos cuál y cómo arreglarlo.</Trans>
          </Alert>
        )}
        <Button block onClick={() => navigate(copyToTrips(tripOf(itinerary, chosen)))}>
          <CopyPlus size={20} aria-hidden="true" />
          <Trans>Copiar a mi viaje</Trans>
        </Button>
        <p className={textStyles.note}>
          <Trans>Se guarda en este navegador y lo cambias como quieras: mueve, quita, agrega.</Trans>
        </p>
        <ButtonLink kind="quiet" block to={quotationPaths.ask({ itinerary: itinerary.slug, date: chosen })}>
          <MessagesSquare size={20} aria-hidden="true" />
          <Trans>Que me lo coticen</Trans>
        </ButtonLink>
      </Card>
    </aside>
  );
}

function firstGoodDay(today: string, weekdays: readonly number[]): string {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    if (weekdays.length === 0 || weekdays.includes(weekday(day))) return day;
  }
  return addDays(today, 1);
}

const HALF_HOUR = 30;

function tripOf(itinerary: ItineraryDetail, startDate: string): TripDocument {
  const { days } = itinerary;
  const start = days[0]!.start;
  return {
    title: itinerary.title,
    copiedFrom: itinerary.id,
    wish: {
      startDate,
      days: Math.min(days.length, 7),
      start,
      earliest: Math.floor(Math.min(...days.map((day) => day.leave)) / HALF_HOUR) * HALF_HOUR,
      latest: Math.ceil(Math.max(...days.map((day) => day.back)) / HALF_HOUR) * HALF_HOUR,
      party: { adults: 2, children: 0, seniors: 0 },
      pace: 'balanced',
      interests: Object.fromEntries(itinerary.interests.map((interest) => [interest, 3])),
      must: [],
      avoid: [],
      needs: [],
      knownHoursOnly: false,
    },
    days: days.map((day, index) => ({
      date: addDays(startDate, index),
      title: day.title.slice(0, 80),
      stops: day.stops.map(({ place, meal, begin, minutes }) => ({
        id: crypto.randomUUID(),
        place,
        ...(meal && { meal }),
        begin,
        minutes,
        state: 'placed',
      })),
    })),
  };
}
