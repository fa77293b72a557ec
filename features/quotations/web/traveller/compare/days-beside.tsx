import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { formatClock } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import stops from '../../stops.module.css';
import { OfferBadge } from '../offers/offer-badge.tsx';
import type { ReadOffer } from '../offers/offers.ts';
import styles from './days-beside.module.css';

export function DaysBeside({ offers }: { offers: readonly ReadOffer[] }) {
  const { t } = useLingui();
  const longest = Math.max(...offers.map(({ current }) => current.content.days.length));
  return (
    <section>
      <h2 className={textStyles.titleM}>
        <Trans>Los días, lado a lado</Trans>
      </h2>
      {Array.from({ length: longest }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
        <div key={day} className={styles.day} style={{ '--offers': offers.length } as CSSProperties}>
          <h3 className={`${flow.whole} ${textStyles.warm}`}>{t`Día ${day + 1}`}</h3>
          {offers.map(({ id, operator, index, current }) => {
            const shown = current.content.days[day];
            return (
              <article key={id} className={flow.stack1}>
                <h4 className={`${flow.mark2} ${textStyles.titleS}`}>
                  <OfferBadge colour={operator.colour} index={index} size={18} />
                  <span className={flow.stackHalf}>
                    <small className={textStyles.note}>{operator.name}</small>
                    {shown?.title ?? <Trans>Sin este día</Trans>}
                  </span>
                </h4>
                {shown && (
                  <ol>
                    {shown.stops.map((stop) => (
                      <li key={`${stop.begin}-${stop.title}`} className={stops.stop}>
                        <time className="num">{formatClock(stop.begin)}</time>
                        <span>{stop.title}</span>
                      </li>
                    ))}
                  </ol>
                )}
              </article>
            );
          })}
        </div>
      ))}
    </section>
  );
}
