import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { TSchema } from 'typebox';
import { useFace } from '#web/face.ts';
import { type AttemptCall, type Submission, type SubmitAction, useSubmit } from '#web/http/use-submit.ts';
import { focusInvalid } from '#web/ui/focus-invalid.ts';
import { type Fault, faultAt, isWithin } from './fault-at.ts';
import { lazyBodyCheck } from './lazy-body-check.ts';

export type DraftFault = Fault;

interface DraftFormOptions<Body> {
  /** Loads the schema of the body: `async () => (await import('…/contract/closure.ts')).ClosureBody`. */
  schema: () => Promise<TSchema>;
  bodyOf: () => Body;
  /**
   * Paths of the fields in the body. A field shows the faults at and below its path. The form shows the other faults.
   */
  fields: readonly string[];
  /** Messages that replace those of the schema check, by path. */
  words?: Partial<Record<string, string>>;
  /** A message that `check` returns replaces all other messages of its field. */
  check?: () => readonly DraftFault[];
}

export interface DraftForm<Body> {
  submission: Submission;
  faults: readonly DraftFault[];
  errorAt: (path: string) => string | undefined;
  /** Attributes of the element that contains the fields. */
  formProps: {
    ref: (element: HTMLElement | null) => void;
    'aria-busy': boolean;
    onFocus: (event: FocusEvent) => void;
  };
  /** @returns `true` if the body had no fault and the server accepted it. */
  send: (
    action: (body: Body, call: AttemptCall, key: string) => Promise<unknown>,
    explain?: Parameters<Submission['submit']>[1],
  ) => Promise<boolean>;
  clear: () => void;
}

/**
 * Checks a draft that another hook stores, such as `useEditorDraft`, with the schema of its request body. All other
 * forms use `useContractForm`.
 */
export function useDraftForm<Body>(options: DraftFormOptions<Body>): DraftForm<Body> {
  const now = useRef(options);
  now.current = options;
  const root = useRef<HTMLElement | null>(null);
  const { country } = useFace();
  const [load] = useState(() => lazyBodyCheck(() => now.current.schema(), country));
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const submission = useSubmit({
    place: (path, message) => {
      setFaults((others) => [...others, { path, message }]);
      return fieldOf(options.fields, path) !== undefined;
    },
  });

  useEffect(() => {
    if (faults.length > 0) focusInvalid(root.current);
  }, [faults]);

  function clear() {
    setFaults([]);
    submission.clear();
  }

  async function send(
    action: (body: Body, call: AttemptCall, key: string) => Promise<unknown>,
    explain?: Parameters<Submission['submit']>[1],
  ): Promise<boolean> {
    if (isChecking || submission.isBusy) return false;
    clear();
    setIsChecking(true);
    const found = faultsOf(now.current, await load());
    setIsChecking(false);
    setFaults(found);
    if (found.length > 0) {
      const others = found.filter(({ path }) => fieldOf(options.fields, path) === undefined);
      if (others.length > 0) submission.fail(others.map(({ message }) => message).join(' '));
      return false;
    }
    const attempt: SubmitAction = (call, key) => action(now.current.bodyOf(), call, key);
    return submission.submit(attempt, explain);
  }

  const isBusy = submission.isBusy || isChecking;
  return {
    submission: { ...submission, isBusy },
    faults,
    errorAt: (path) => faultAt(faults, path),
    formProps: {
      ref: (element) => {
        root.current = element;
      },
      'aria-busy': isBusy,
      onFocus: () => void load(),
    },
    send,
    clear,
  };
}

function faultsOf<Body>(
  { bodyOf, check, fields, words = {} }: DraftFormOptions<Body>,
  checkBody: (body: unknown) => readonly DraftFault[],
): DraftFault[] {
  const faults = [...(check?.() ?? [])];
  for (const { path, message } of checkBody(bodyOf())) {
    const field = fieldOf(fields, path);
    if (faults.some((known) => isWithin(known.path, field ?? path))) continue;
    faults.push({ path, message: (field !== undefined && words[field]) || message });
  }
  return faults;
}

const fieldOf = (fields: readonly string[], path: string) => fields.find((field) => isWithin(path, field));
