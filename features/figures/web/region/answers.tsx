import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDuration } from '#web/format/time.ts';
import { Nothing } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { ANSWERED_WORDS } from '../../contract/figure-words.ts';
import { FEWEST, type Figures } from '../../contract/figures.ts';
import styles from './answers.module.css';
import { FigureSection } from './figure-section.tsx';

type Answered = Figures['answers'][number];

export function Answers({ answers, period }: Pick<Figures, 'answers' | 'period'>) {
  const { t } = useLingui();
  return (
    <FigureSection
      title={t`Cuánto tardamos`}
      lead={<Trans>La mitad de las respuestas llegó antes de este tiempo. La raya es la meta.</Trans>}
      figure="answers"
      period={period}
    >
      <ul className={styles.answers}>
        {answers.map((one) => (
          <li key={one.of}>
            <span>
              {ANSWERED_WORDS[one.of]}
              {one.asked > 0 && (
                <small className={textStyles.note}>
                  <Plural value={one.answered} one="# respondida" other="# respondidas" /> <Trans>de {one.asked}</Trans>
                </small>
              )}
            </span>
            {one.asked === 0 ? (
              <Nothing className={styles.few}>
                <Trans>En este periodo no llegó ninguna.</Trans>
              </Nothing>
            ) : one.medianMinutes === null ? (
              <Nothing className={styles.few}>
                <Trans>Con menos de {FEWEST} respuestas no damos un tiempo.</Trans>
              </Nothing>
            ) : (
              <Time {...one} minutes={one.medianMinutes} />
            )}
          </li>
        ))}
      </ul>
    </FigureSection>
  );
}

/** Share of the bar at which the goal stands. */
const GOAL_AT = 0.8;

function Time({ minutes, before, goalHours }: Answered & { minutes: number }) {
  const share = Math.min(1, (minutes / (goalHours * 60)) * GOAL_AT);
  const isLate = minutes > goalHours * 60;
  return (
    <>
      <span className={styles.bar} data-late={isLate || undefined} aria-hidden>
        <i style={{ inlineSize: `${share * 100}%` }} />
        <em style={{ insetInlineStart: `${GOAL_AT * 100}%` }} />
      </span>
      <b>{roughly(minutes)}</b>
      <small className={textStyles.note}>
        <Trans>meta {goalHours} h</Trans>
        {before !== null && <Trans>; antes, {roughly(before)}</Trans>}
      </small>
    </>
  );
}

/** Without minutes from ten hours on. */
const roughly = (minutes: number) => formatDuration(minutes < 600 ? minutes : Math.round(minutes / 60) * 60);
