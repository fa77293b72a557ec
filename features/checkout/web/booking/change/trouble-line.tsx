import { Trans } from '@lingui/react/macro';
import type { Submission } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import textStyles from '#web/ui/text.module.css';

export function TroubleLine({ of: { problem, retry } }: { of: Pick<Submission, 'problem' | 'retry'> }) {
  if (!problem) return null;
  const reasons = problem.issues?.map(({ message }) => message) ?? [];
  return (
    <>
      <p role="alert" className={textStyles.stop}>
        {reasons.length > 0 ? reasons.join(' ') : problem.detail}
      </p>
      {retry && (
        <Button kind="quiet" size="small" onClick={retry}>
          <Trans>Volver a intentar</Trans>
        </Button>
      )}
    </>
  );
}
