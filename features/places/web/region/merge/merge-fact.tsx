import { Trans, useLingui } from '@lingui/react/macro';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import textStyles from '#web/ui/text.module.css';
import { type MergePreview, SIDES, type Side, type SideReason } from '../../../contract/merge.ts';
import type { FactName } from '../../../contract/place-facts.ts';
import { useFactText } from '../use-fact-text.ts';
import { useFactWords } from '../use-place-words.ts';
import styles from './merge.module.css';

/** Characters of a name or a number. */
const SHORT = 60;

interface MergeFactProps extends Pick<MergePreview, 'kept' | 'other'> {
  fact: FactName;
  side: Side;
  proposed: { side: Side; reason: SideReason };
  onChange: (side: Side) => void;
}

/** One fact of two places, side by side. */
export function MergeFact({ fact, kept, other, side, proposed, onChange }: MergeFactProps) {
  const { t } = useLingui();
  const words = useFactWords();
  const text = useFactText();
  const region = useFace().id;
  const why: Record<SideReason, string | null> = {
    edited: t`Corregido a mano`,
    newer: t`Más reciente`,
    fuller: t`Más completo`,
    usual: null,
  };
  return (
    <fieldset className={styles.fact}>
      <legend className={textStyles.strong}>{words[fact]}</legend>
      {SIDES.map((one) => {
        const place = one === 'kept' ? kept : other;
        const origin = place.origins.find((found) => found.fact === fact);
        const reason = proposed.side === one ? why[proposed.reason] : null;
        const value = text(fact, place.facts[fact]);
        return (
          <ChoiceCard key={one} name={`side-${fact}`} checked={side === one} onChange={() => onChange(one)}>
            <span className={styles.value}>
              {fact === 'poster' ? (
                <img src={posterUrl({ region, ...place.facts.poster })} alt={value} width={54} height={60} />
              ) : (
                <MergeValue text={value} />
              )}
              <small className={textStyles.note}>
                {place.facts.name}
                {origin && ` · ${origin.name}, ${formatDay(origin.date)}`}
              </small>
              {reason && <small className={textStyles.open}>{reason}</small>}
            </span>
          </ChoiceCard>
        );
      })}
    </fieldset>
  );
}

/** A value that is a sentence is not set in bold. */
function MergeValue({ text }: { text: string }) {
  if (!text)
    return (
      <span className={textStyles.soft}>
        <Trans>Sin dato</Trans>
      </span>
    );
  return text.length > SHORT ? <span>{text}</span> : <b>{text}</b>;
}
