import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatInteger } from '#web/format/count.ts';
import { useApi } from '#web/http/use-api.ts';
import { Card } from '#web/ui/card.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Figures } from '#web/ui/figures.tsx';
import textStyles from '#web/ui/text.module.css';
import { type PlaceFigures as Counts, PERIOD_DAYS } from '../contract/figures.ts';
import { placeFiguresQuery } from './figures.queries.ts';

/** Below this number in all, a sentence says the counts. */
const FEWEST_FOR_FIGURES = 10;

/** The place's last 30 days, for its team. Shows nothing if the figures did not arrive. */
export function PlaceFigures({ placeId }: { placeId: string }) {
  const { t } = useLingui();
  const id = useId();
  const { data } = useQuery(placeFiguresQuery(useApi(), placeId));
  if (!data) return null;
  const { now, before } = data;
  const words: { of: keyof Counts; label: string }[] = [
    { of: 'views', label: t`Visitas a tu ficha` },
    { of: 'saves', label: t`La guardaron` },
    { of: 'plans', label: t`En planes` },
    { of: 'ways', label: t`Pidieron cómo llegar` },
    { of: 'calls', label: t`Llamaron o escribieron` },
  ];
  const sum = words.reduce((all, { of }) => all + now[of], 0);
  return (
    <Card as="section" size="large" aria-labelledby={id}>
      <h2 id={id} className={textStyles.titleM}>
        <Trans>Tus últimos {PERIOD_DAYS.month} días</Trans>
      </h2>
      {sum === 0 ? (
        <p>
          <Trans>Todavía no la visitó nadie. Con fotos y horario al día se encuentra mejor.</Trans>
        </p>
      ) : sum < FEWEST_FOR_FIGURES ? (
        <p>
          <Plural value={now.views} one="# visita a tu ficha" other="# visitas a tu ficha" />,{' '}
          <Plural value={now.saves} one="# la guardó" other="# la guardaron" />,{' '}
          <Plural value={now.plans} one="está en # plan" other="está en # planes" />,{' '}
          <Plural value={now.ways} one="# pidió cómo llegar" other="# pidieron cómo llegar" />{' '}
          <Plural value={now.calls} one="y # llamó o escribió." other="y # llamaron o escribieron." />
        </p>
      ) : (
        <Figures
          flush
          items={words.map(({ of, label }) => ({
            key: of,
            label,
            value: formatInteger(now[of]),
            note: <Trans>antes, {formatInteger(before[of])}</Trans>,
          }))}
        />
      )}
      <p className={textStyles.note}>
        {data.fictional && (
          <>
            <DemoBadge />{' '}
          </>
        )}
        <Trans>Contamos hechos sin saber de quién son. En planes: los que el sitio propuso.</Trans>
      </p>
    </Card>
  );
}
