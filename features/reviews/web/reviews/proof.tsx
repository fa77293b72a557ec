import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '#web/ui/chip.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { LEVEL_COUNT_WORDS } from '../level-words.ts';
import styles from './proof.module.css';

interface ProofProps {
  /** Number of reviews by verification level. */
  levels: readonly number[];
  chosen: number | null;
  busy: boolean;
  onChoose: (level: number | null) => void;
}

/** More steps would be too small to see. */
const MOST_STEPS = 80;

/** One step for each review, and one filter for each level. */
export function Proof({ levels, chosen, busy, onChoose }: ProofProps) {
  const { t, i18n } = useLingui();
  const shown = [4, 3, 2, 1, 0].filter((level) => levels[level]);
  const count = levels.reduce((sum, one) => sum + one, 0);
  return (
    <div className={styles.proof}>
      <p className={textStyles.small}>
        {count <= MOST_STEPS ? (
          <Trans>Cómo lo sabemos. Cada escalón es una opinión.</Trans>
        ) : (
          <Trans>Cómo lo sabemos.</Trans>
        )}
      </p>
      {count <= MOST_STEPS && (
        <p className={styles.steps} aria-hidden="true">
          {shown.flatMap((level) =>
            [...Array(levels[level]).keys()].map((step) => (
              <i
                key={`${level}/${step}`}
                data-level={level}
                data-faint={(chosen !== null && chosen !== level) || undefined}
              />
            )),
          )}
        </p>
      )}
      {shown.length > 1 && (
        <fieldset className={flow.wrap2}>
          <legend className="sr">{t`Mostrar solo las opiniones`}</legend>
          {shown.map((level) => (
            <Chip
              key={level}
              pressed={chosen === level}
              disabled={busy}
              onClick={() => onChoose(chosen === level ? null : level)}
            >
              <b className="num">{levels[level]}</b> {i18n._(LEVEL_COUNT_WORDS[level]!)}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}
