import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusInvalid } from '#web/ui/focus-invalid.ts';
import { gaveUp } from './gave-up.ts';
import { ApiError, type Problem } from './problem.ts';

export interface AttemptCall {
  signal: AbortSignal;
  quiet: true;
}

/** `key` is an idempotency key. A retry gets the same key until the server answers. */
export type SubmitAction = (call: AttemptCall, key: string) => Promise<unknown>;

/** Returns the text for an error, or null for the server's own text. */
type Explain = (error: unknown) => string | null | Promise<string | null>;

export interface Submission {
  isBusy: boolean;
  failure: string | null;
  problem: Problem | null;
  /** Sends the last action again with the same idempotency key. Null if a retry cannot succeed. */
  retry: (() => void) | null;
  /** @returns `true` if `action` succeeded. Rethrows unexpected errors. */
  submit: (action: SubmitAction, explain?: Explain) => Promise<boolean>;
  /** Aborts the running action. */
  stop: () => void;
  fail: (text: string) => void;
  clear: () => void;
}

interface SubmitOptions {
  /** Shows the message at a field. Returns `false` if no field belongs to the path. */
  place?: (path: string, message: string) => boolean;
  /** Shows the problem at a field. Returns `false` if no field belongs to the problem. */
  placeProblem?: (problem: Problem) => boolean;
  /** After a refusal, the first invalid field in this element gets the focus. */
  root?: RefObject<HTMLElement | null>;
}

interface Outcome {
  failure: string | null;
  problem: Problem | null;
}

const NOTHING: Outcome = { failure: null, problem: null };

export function useSubmit({ place = () => false, placeProblem = () => false, root }: SubmitOptions = {}): Submission {
  const [isBusy, setIsBusy] = useState(false);
  const [{ failure, problem }, setOutcome] = useState(NOTHING);
  const attempt = useRef<{ controller: AbortController | null; key: string | null }>({ controller: null, key: null });
  const last = useRef<[SubmitAction, Explain | undefined] | null>(null);

  const stop = useCallback(() => {
    attempt.current.controller?.abort();
    attempt.current.controller = null;
    setIsBusy(false);
  }, []);
  useEffect(() => stop, [stop]);

  useEffect(() => {
    if (problem && (problem.issues?.length || failure === null)) focusInvalid(root?.current ?? null);
  }, [problem, failure, root]);

  async function submit(action: SubmitAction, explain?: Explain): Promise<boolean> {
    if (attempt.current.controller) return false;
    const controller = new AbortController();
    attempt.current.controller = controller;
    attempt.current.key ??= crypto.randomUUID();
    last.current = [action, explain];
    setIsBusy(true);
    setOutcome(NOTHING);
    try {
      await action({ signal: controller.signal, quiet: true }, attempt.current.key);
      attempt.current.key = null;
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      const refused = error instanceof ApiError ? error.problem : null;
      if (!refused || !mayWorkLater(refused)) attempt.current.key = null;
      const said = await explain?.(error);
      if (!said && gaveUp(error)) return false;
      if (!said && !refused) throw error;
      const isPlaced = !said && refused && placeProblem(refused);
      setOutcome({ failure: isPlaced ? null : (said ?? textOf(refused!, place)), problem: refused });
      return false;
    } finally {
      if (attempt.current.controller === controller) {
        attempt.current.controller = null;
        setIsBusy(false);
      }
    }
  }

  return {
    isBusy,
    failure,
    problem,
    retry: problem && mayWorkLater(problem) ? () => void submit(...last.current!) : null,
    submit,
    stop,
    fail: useCallback((text: string) => setOutcome({ failure: text, problem: null }), []),
    clear: useCallback(() => setOutcome(NOTHING), []),
  };
}

const mayWorkLater = ({ status }: Problem) => status === 0 || status === 429 || status >= 500;

function textOf({ detail, issues = [] }: Problem, place: NonNullable<SubmitOptions['place']>): string {
  const others = issues.filter(({ path, message }) => !place(path, message));
  return [detail, ...others.map(({ message }) => message)].join(' ');
}
