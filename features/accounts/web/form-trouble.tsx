import { Trans } from '@lingui/react/macro';
import type { Submission } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Trouble } from './trouble.tsx';

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
