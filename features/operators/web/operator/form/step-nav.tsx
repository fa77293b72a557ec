import { useLingui } from '@lingui/react/macro';
import { classNames } from '#web/ui/class-names.ts';
import pills from '#web/ui/pills.module.css';
import { TabSteps } from '#web/ui/tabs.tsx';
import styles from './step-nav.module.css';

interface StepNavProps<Step extends string> {
  label: string;
  steps: readonly Step[];
  names: Record<Step, string>;
  current: Step;
  onStep: (step: Step) => void;
  isWrong?: (step: Step) => boolean;
  isPending?: (step: Step) => boolean;
}

export function StepNav<Step extends string>({ label, steps, names, current, onStep, ...of }: StepNavProps<Step>) {
  const { t } = useLingui();
  return (
    <TabSteps
      label={label}
      className={styles.steps}
      current={current}
      onPick={onStep}
      items={steps.map((step, index) => {
        const wrong = of.isWrong?.(step) || undefined;
        return {
          key: step,
          before: (
            <span aria-hidden="true" className={classNames(pills.count, styles.number)} data-wrong={wrong}>
              {index + 1}
            </span>
          ),
          label: (
            <>
              {names[step]}
              {wrong && <span className="sr">{t`, por mirar`}</span>}
              {of.isPending?.(step) && (
                <>
                  <span aria-hidden="true" className={styles.pending} />
                  <span className="sr">{t`, con cambios que aún no se ven`}</span>
                </>
              )}
            </>
          ),
        };
      })}
    />
  );
}
