import { Trans } from '@lingui/react/macro';
import type { Submission } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Trouble } from './trouble.tsx';

/** Shows why a form or an action was refused. Without an answer of the server it can be sent again. */
export function FormTrouble({
  of: { failure, problem, retry },
}: {
  of: Pick<Submission, 'failure' | 'problem' | 'retry'>;
}) {
  if (!failure) return null;
  const action = retry && (
    <Button kind="quiet" size="small" onClick={retry}>
      <Trans>Volver a intentar</Trans>
    </Button>
  );
  return (
    <Trouble title={problem?.title} action={action}>
      {failure}
    </Trouble>
  );
}
