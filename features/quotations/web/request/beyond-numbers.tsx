import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Comparison } from '../../contract/compare-offers.ts';
import styles from './compare.module.css';
import { OfferMark } from './offer-mark.tsx';
import type { ReadOffer } from './offers.ts';

interface BeyondNumbersProps {
  compared: Comparison;
  offers: readonly ReadOffer[];
}

/** What cannot stand on a line: words beside words. */
export function BeyondNumbers({ compared, offers }: BeyondNumbersProps) {
  const { t } = useLingui();
  const parts: [name: string, words: (offer: ReadOffer) => ReactNode][] = [
    [t`Si cancelas`, ({ current }) => current.facts.policy[0] ?? t`No lo dice`],
    [t`Dónde duermes`, ({ current }) => current.content.lodging.trim() || t`No incluye dónde dormir`],
    [t`¿Caben los días?`, (offer) => <Warnings offer={offer} />],
  ];
  return (
    <section className={styles.beyond}>
      <h2>
        <Trans>Lo que no es un número</Trans>
      </h2>
      {parts.map(([name, words]) => (
        <div key={name} className={styles.part}>
          <h3>{name}</h3>
          <ul>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferMark colour={offer.operator.colour} index={offer.index} size={18} />
                <div>
                  <span className="sr">{offer.operator.name}: </span>
                  {words(offer)}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {compared.included.length > 0 && (
        <div className={styles.part}>
          <h3>
            <Trans>Qué incluye cuál</Trans>
          </h3>
          <ul className={styles.included}>
            {compared.included.map(({ name, in: said }) => (
              <li key={name}>
                <span>{name}</span>
                <span className={styles.has} aria-hidden="true">
                  {offers.map((offer, index) =>
                    said[index]!.length > 0 ? (
                      <span key={offer.id}>
                        <OfferMark colour={offer.operator.colour} index={offer.index} size={16} />
                      </span>
                    ) : (
                      <i key={offer.id} />
                    ),
                  )}
                </span>
                <small>
                  {offers.map((offer, index) => {
                    const [first, ...more] = said[index]!;
                    if (!first) return null;
                    const isPlain = more.length === 0 && first.toLowerCase() === name.toLowerCase();
                    return (
                      <span key={offer.id} className={isPlain ? 'sr' : undefined}>
                        <OfferMark colour={offer.operator.colour} index={offer.index} size={12} />
                        <span className="sr">{offer.operator.name}: </span>
                        {said[index]!.join(', ')}
                      </span>
                    );
                  })}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** What the engine found in an offer's days, and why it was sent all the same. */
export function Warnings({ offer: { current } }: { offer: ReadOffer }) {
  const { findings, override, content } = current;
  if (findings.length === 0) {
    return <Plural value={content.days.length} one="Sin avisos: el día cabe" other="Sin avisos: los # días caben" />;
  }
  return (
    <div className={styles.warned}>
      {findings.map(({ day, message }) => (
        <p key={`${day}-${message}`}>
          <Trans>
            Día {day + 1}: {message}
          </Trans>
        </p>
      ))}
      {override && (
        <blockquote>
          <Trans>El operador dice: «{override}»</Trans>
        </blockquote>
      )}
    </div>
  );
}
