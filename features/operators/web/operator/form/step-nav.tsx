import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import pills from '#web/ui/pills.module.css';
import styles from './step-nav.module.css';

interface StepNavProps<Step extends string> {
  label: string;
  steps: readonly Step[];
  names: Record<Step, string>;
  current: Step;
  onStep: (step: Step) => void;
  /** `true` for a step with an error. */
  isWrong?: (step: Step) => boolean;
}

/** The row of steps of a long form. On a phone the row is wider than the screen, so it scrolls to the current step. */
export function StepNav<Step extends string>({ label, steps, names, current, onStep, isWrong }: StepNavProps<Step>) {
  const { t } = useLingui();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = nav.current?.querySelector(`[data-step="${current}"]`);
    if (here instanceof HTMLElement && nav.current) nav.current.scrollLeft = here.offsetLeft - 60;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={pills.row}>
      <ol>
        {steps.map((step, index) => {
          const wrong = isWrong?.(step) || undefined;
          return (
            <li key={step} data-step={step}>
              <button
                type="button"
                className={pills.pill}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span aria-hidden="true" className={classNames(pills.count, styles.number)} data-wrong={wrong}>
                  {index + 1}
                </span>
                {names[step]}
                {wrong && <span className="sr">{t`, por mirar`}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
