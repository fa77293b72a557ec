import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Problem } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from '../entry/entry.module.css';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { problemFrom } from '../problem-of.ts';
import { Trouble } from '../trouble.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { useLinkKey } from './use-link-key.ts';

interface LinkActionProps {
  title: string;
  /** Says what the button does. */
  lead: ReactNode;
  label: ReactNode;
  act: (key: string) => Promise<unknown>;
  done: { title: string; lead: ReactNode; next: ReactNode };
  /** How to get another link. */
  another: ReactNode;
}

/** The screen of a mailed link with one action. A person has to press a button, because mail filters also open links. */
export function LinkAction({ title, lead, label, act, done, another }: LinkActionProps) {
  const key = useLinkKey();
  const [state, setState] = useState<'ready' | 'working' | 'done'>('ready');
  const [problem, setProblem] = useState<Problem | null>(null);

  async function press(): Promise<void> {
    if (!key) return;
    setProblem(null);
    setState('working');
    try {
      await act(key);
      setState('done');
    } catch (error) {
      setState('ready');
      setProblem(problemFrom(error));
    }
  }

  if (state === 'done') {
    return (
      <EntryFrame title={done.title} lead={done.lead}>
        <div className={styles.buttons} role="status">
          {done.next}
        </div>
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
      {problem && <LinkTrouble problem={problem} again={press} another={another} />}
      {key === undefined ? (
        <Skeleton height="48px" />
      ) : (
        problem?.status !== 410 && (
          <Button block disabled={state === 'working'} onClick={press}>
            {state === 'working' ? <Trans>Un momento…</Trans> : label}
          </Button>
        )
      )}
    </EntryFrame>
  );
}

/** Shown for a URL without a secret: only half of the link was copied, or the page was loaded again. */
export function Incomplete({ another }: { another: ReactNode }) {
  return (
    <Trouble kind="calm" title={<Trans>Al enlace le falta una parte</Trans>} action={another}>
      <Trans>
        Ábrelo otra vez desde el correo, entero. Si la página se cargó de nuevo, la clave ya no está en ella.
      </Trans>
    </Trouble>
  );
}
