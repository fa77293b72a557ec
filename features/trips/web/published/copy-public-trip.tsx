import { Trans, useLingui } from '@lingui/react/macro';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFace } from '#web/face.ts';
import { addDays, localDate } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { PublicTripDetail } from '../../contract/kept-trip.ts';
import { copyPublicTrip } from './copy-of-public-trip.ts';

export function CopyPublicTrip({ trip }: { trip: PublicTripDetail }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const navigate = useNavigate();
  const today = localDate(timeZone);
  const [date, setDate] = useState(() => addDays(today, 1));
  const hasDepartures = trip.document.days.some(({ stops }) => stops.some(({ plan }) => plan));
  return (
    <aside aria-label={t`Copiar este viaje`}>
      <Card look="paper">
        <h2 className={textStyles.titleM}>
          <Trans>Hazlo tuyo</Trans>
        </h2>
        <DateField
          label={t`Tu primer día`}
          value={date}
          min={today}
          onChange={setDate}
          hint={t`Al copiarlo comprobamos los horarios y los caminos de tus fechas.`}
        />
        {hasDepartures && (
          <Alert look="line" tone="caution" live="none">
            <Trans>Las salidas con operador no se copian: elige las tuyas para tus fechas.</Trans>
          </Alert>
        )}
        <Button block onClick={() => void navigate(travellerPaths.trip(copyPublicTrip(trip, date).local))}>
          <CopyPlus size={20} aria-hidden="true" />
          <Trans>Copiar este viaje</Trans>
        </Button>
        <p className={textStyles.note}>
          <Trans>Se guarda en este navegador, lo cambias como quieras y dirá en qué viaje se basa.</Trans>
        </p>
      </Card>
    </aside>
  );
}
