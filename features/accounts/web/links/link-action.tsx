import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { Trouble } from '../trouble.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { useLinkKey } from './use-link-key.ts';

interface LinkActionProps {
  title: string;
  lead: ReactNode;
  label: ReactNode;
  act: (key: string) => Promise<unknown>;
  done: { title: string; lead: ReactNode; next: ReactNode };
  another: ReactNode;
}

/** Mail filters open links too, so the link takes effect only when a person presses the button. */
export function LinkAction({ title, lead, label, act, done, another }: LinkActionProps) {
  const key = useLinkKey();
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, problem, retry, submit } = useSubmit();

  async function press(link: string): Promise<void> {
    setDone(await submit(() => act(link)));
  }

  if (isDone) {
    return (
      <EntryFrame title={done.title} lead={done.lead}>
        <Actions role="status">{done.next}</Actions>
      </EntryFrame>
    );
  }
  if (key === null) {
    return (
      <EntryFrame title={title}>
        <Incomplete another={another} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={title} lead={lead}>
      {failure && problem && <LinkTrouble problem={problem} again={retry} another={another} />}
      {key === undefined ? (
        <Skeleton height="48px" />
      ) : (
        problem?.status !== 410 && (
          <Button block disabled={isBusy} onClick={() => press(key)}>
            {isBusy ? <Trans>Un momento…</Trans> : label}
          </Button>
        )
      )}
    </EntryFrame>
  );
}

export function Incomplete({ another }: { another: ReactNode }) {
  return (
    <Trouble kind="calm" title={<Trans>Al enlace le falta una parte</Trans>} action={another}>
      <Trans>
        Ábrelo otra vez desde el correo, entero. Si la página se cargó de nuevo, la clave ya no está en ella.
      </Trans>
    </Trouble>
  );
}
