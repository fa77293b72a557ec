import { Trans } from '@lingui/react/macro';
import type { Submission } from '#web/http/use-submit.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './form-problem.module.css';

export function FormProblem({
  of: { failure, retry },
  className,
}: {
  of: Pick<Submission, 'failure' | 'retry'>;
  className?: string | undefined;
}) {
  if (!failure) return null;
  return (
    <div className={classNames(styles.problem, className)}>
      <p role="alert" aria-live="polite">
        {failure}
      </p>
      {retry && (
        <Button kind="quiet" size="small" onClick={retry}>
          <Trans>Volver a intentar</Trans>
        </Button>
      )}
    </div>
  );
}
