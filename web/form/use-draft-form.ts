import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { TSchema } from 'typebox';
import { useFace } from '#web/face.ts';
import { type AttemptCall, type Submission, type SubmitAction, useSubmit } from '#web/http/use-submit.ts';
import { focusInvalid } from '#web/ui/focus-invalid.ts';
import { lazyBodyCheck } from './lazy-body-check.ts';

/** `path` is a path in the body, with or without `body.` at its start. */
export interface DraftFault {
  path: string;
  message: string;
}

interface DraftFormOptions<Body> {
  /** Loads the schema of the body: `async () => (await import('…/contract/closure.ts')).ClosureBody`. */
  schema: () => Promise<TSchema>;
  bodyOf: () => Body;
  /**
   * The paths of the fields. A field also shows the faults below its path. Faults at other paths are shown with the
   * form's own problem.
   */
  fields: readonly string[];
  /** Replace the messages of the schema check. The key is the path of the field. */
  words?: Partial<Record<string, string>>;
  /** Checks what the schema cannot express. A field with such a message shows no other message. */
  check?: () => readonly DraftFault[];
}

export interface DraftForm<Body> {
  submission: Submission;
  faults: readonly DraftFault[];
  /** Returns the message of the first fault at `path` or below. */
  errorAt: (path: string) => string | undefined;
  /** For the element that contains the fields. */
  formProps: {
    ref: (element: HTMLElement | null) => void;
    'aria-busy': boolean;
    onFocus: (event: FocusEvent) => void;
  };
  /**
   * Checks the body, and sends it if it has no fault.
   * @returns `true` if it was sent.
   */
  send: (
    action: (body: Body, call: AttemptCall, key: string) => Promise<unknown>,
    explain?: Parameters<Submission['submit']>[1],
  ) => Promise<boolean>;
  clear: () => void;
}

/**
 * Checks a draft that another hook stores, for example `useEditorDraft`, with the schema of its operation's body. All
 * other forms use `useContractForm`. The schema is loaded with the first focus.
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
    // A retry sends the draft of that time.
    const attempt: SubmitAction = (call, key) => action(now.current.bodyOf(), call, key);
    return submission.submit(attempt, explain);
  }

  const isBusy = submission.isBusy || isChecking;
  return {
    submission: { ...submission, isBusy },
    faults,
    errorAt: (path) => faults.find((fault) => isWithin(fault.path, path))?.message,
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

const inBody = (path: string) => path.replace(/^body\./, '');

function isWithin(path: string, field: string): boolean {
  return inBody(path) === inBody(field) || inBody(path).startsWith(`${inBody(field)}.`);
}

const fieldOf = (fields: readonly string[], path: string) => fields.find((field) => isWithin(path, field));
