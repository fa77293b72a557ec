import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { TripDocument } from '../../../contract/trip.ts';
import type { StoredPlanning } from '../../document/history/stored-plannings.ts';
import { type OtherWay, otherWays } from '../../document/planning/other-ways.ts';
import { factsOf } from '../../document/read-trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import styles from '../frame/trip-more.module.css';
import { useShortList } from './short-list.ts';

interface AlternativesProps {
  kept: StoredPlanning | null;
  document: TripDocument;
  store: TripStore;
}

export function Alternatives({ kept, document, store }: AlternativesProps) {
  const { t } = useLingui();
  const names: Record<OtherWay['flavour'], string> = {
    best: t`La más completa`,
    calm: t`Con más calma`,
    other: t`Por otros lugares`,
  };
  const ways = useMemo(() => (kept && kept.plans.length > 1 ? otherWays(kept, document) : []), [kept, document]);
  if (!kept || ways.length === 0) return null;
  return (
    <section className={classNames(flow.stack4, styles.ways)} aria-labelledby="otras-maneras">
      <h2 id="otras-maneras" className={textStyles.titleM}>
        <Trans>Otras maneras</Trans>
      </h2>
      <ul>
        {ways.map((way) => (
          <li key={way.flavour}>
            <button
              type="button"
              aria-pressed={way.isHere}
              onClick={() => store.edit({ kind: 'optimise', days: way.days })}
            >
              <div className={classNames(flow.row2, flow.ends)}>
                <h3>{names[way.flavour]}</h3>
                {way.isHere ? (
                  <span className={classNames(flow.row1, textStyles.small, textStyles.open)}>
                    <Check size={16} aria-hidden="true" />
                    <Trans>La que ves</Trans>
                  </span>
                ) : null}
              </div>
              <p className={textStyles.note}>
                <Difference way={way} kept={kept} />
              </p>
              <p className={classNames('num', textStyles.small, styles.figures)}>
                <span>{formatDistance(way.metres)}</span>
                <span>{formatDuration(way.minutes)}</span>
                <span>
                  <Plural value={way.stops} one="# parada" other="# paradas" />
                </span>
              </p>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST_NAMES = 2;

function Difference({ way: { flavour, isHere, come, go }, kept }: { way: OtherWay; kept: StoredPlanning }) {
  const names = useShortList();
  const facts = factsOf(kept.board);
  const name = (ids: string[]) =>
    names(
      ids.flatMap((id) => facts.get(id)?.place.name ?? []),
      MOST_NAMES,
    );
  if (isHere) return flavour === 'best' ? <Trans>Lo que más suma en tus días</Trans> : <Trans>Así está tu viaje</Trans>;
  if (come.length === 0 && go.length === 0) return <Trans>Los mismos lugares en otro orden</Trans>;
  if (come.length === 0) return <Trans>Salen {name(go)}</Trans>;
  if (go.length === 0) return <Trans>Entran {name(come)}</Trans>;
  return (
    <Trans>
      Entran {name(come)}; salen {name(go)}
    </Trans>
  );
}
