import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BusFront, CarTaxiFront } from 'lucide-react';
import { minorDigits } from '#regions/currencies.ts';
import { type Face, useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { JoiningLine } from '../contract/bus-lines.ts';
import { findBusLines } from '../contract/routes.ts';
import { taxiFare } from '../contract/taxi-fare.ts';

interface Point {
  lon: number;
  lat: number;
}

interface OtherWaysProps {
  from: Point;
  to: Point;
  drive: { metres: number; minutes: number };
  className?: string;
}

export function OtherWays({ from, to, drive, className }: OtherWaysProps) {
  const { taxi } = useFace();
  const lines = useBusLines(from, to);
  if (!taxi && !lines) return null;
  return (
    <ul className={`${flow.stack2} ${textStyles.small} ${className ?? ''}`}>
      {taxi && <Taxi tariff={taxi} drive={drive} />}
      {lines && <Lines {...lines} />}
    </ul>
  );
}

function Taxi({ tariff, drive }: { tariff: NonNullable<Face['taxi']>; drive: OtherWaysProps['drive'] }) {
  const { currency } = useFace();
  const { source, date } = tariff;
  const fare = taxiFare(tariff, drive, 10 ** minorDigits(currency.code));
  return (
    <li className={flow.mark2}>
      <CarTaxiFront size={18} aria-hidden />
      <span>
        <Trans>
          Taxi: unos <b className="num">{formatMoney(fare, currency.code)}</b>. Acuérdalo antes de subir.
        </Trans>
        <br />
        <small className={textStyles.soft}>
          <Trans>
            Tarifa: {source}, {formatDay(date)}
          </Trans>
        </small>
      </span>
    </li>
  );
}

function Lines({ items, attribution }: { items: readonly JoiningLine[]; attribution: string }) {
  const { t } = useLingui();
  return (
    <li className={flow.mark2}>
      <BusFront size={18} aria-hidden />
      <span className={flow.stackHalf}>
        {items.map(({ ref, operator, walkTo, walkFrom }) => {
          const [there, away] = [formatDistance(walkTo), formatDistance(walkFrom)];
          return (
            <span key={ref}>
              <b>{t`Combi o micro ${ref}`}</b>
              {operator && ` (${operator})`}:{' '}
              <Trans>
                sube a {there} y baja a {away}.
              </Trans>
            </span>
          );
        })}
        <small className={textStyles.soft}>
          <Trans>Pregunta el pasaje al subir. Líneas: {attribution}</Trans>
        </small>
      </span>
    </li>
  );
}

function useBusLines(from: Point, to: Point): { items: readonly JoiningLine[]; attribution: string } | null {
  const api = useApi();
  const query = { from: text(from), to: text(to) };
  const { data } = useQuery({
    queryKey: ['bus lines', query.from, query.to],
    staleTime: 3_600_000,
    retry: false,
    queryFn: ({ signal }) => api.call(findBusLines, { query, signal, quiet: true }),
  });
  if (!data?.source || data.items.length === 0) return null;
  return { items: data.items, attribution: data.source.attribution };
}

/** Rounds to four decimals, which are about ten metres. */
const text = ({ lon, lat }: Point): string => `${lon.toFixed(4)},${lat.toFixed(4)}`;
