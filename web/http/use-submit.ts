import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusInvalid } from '#web/ui/focus-invalid.ts';
import { gaveUp } from './gave-up.ts';
import { ApiError, type Problem } from './problem.ts';

/** Options for the API calls of one attempt. Unmounting aborts a call that has the signal. */
export interface AttemptCall {
  signal: AbortSignal;
  /** The form shows its failures itself. */
  quiet: true;
}

/** Sends something. `key` is an idempotency key, which is kept until the server has answered. */
export type SubmitAction = (call: AttemptCall, key: string) => Promise<unknown>;

/** @returns a text for some errors, and null for the others. */
type Explain = (error: unknown) => string | null | Promise<string | null>;

export interface Submission {
  /** `true` while an action runs. Another `submit` then does nothing. */
  isBusy: boolean;
  /** Text of the failure for the form as a whole, or null. Fields show the issues that `place` accepted. */
  failure: string | null;
  /** The refusal of the last action, or null. */
  problem: Problem | null;
  /** Sends the last action again with the same idempotency key. Null unless the same action may succeed later. */
  retry: (() => void) | null;
  /** @returns `true` if `action` succeeded. Errors other than `ApiError` and a given-up proof are rethrown. */
  submit: (action: SubmitAction, explain?: Explain) => Promise<boolean>;
  /** Shows a failure that the screen found itself. */
  fail: (text: string) => void;
  clear: () => void;
}

interface SubmitOptions {
  /** Shows an issue at its field. Returns `false` if no field shows it; the failure's text then contains it. */
  place?: (path: string, message: string) => boolean;
  /** Shows the whole refusal at a field, for example a wrong password. Then there is no `failure`. */
  placeProblem?: (problem: Problem) => boolean;
  /** Element with the fields. After issues its first invalid field gets the focus. */
  root?: RefObject<HTMLElement | null>;
}

interface Outcome {
  failure: string | null;
  problem: Problem | null;
}

const NOTHING: Outcome = { failure: null, problem: null };

/** The state of an action that a person sends to the server: a form, or a button with an effect. */
export function useSubmit({ place = () => false, placeProblem = () => false, root }: SubmitOptions = {}): Submission {
  const [isBusy, setIsBusy] = useState(false);
  const [{ failure, problem }, setOutcome] = useState(NOTHING);
  const attempt = useRef<{ controller: AbortController | null; key: string | null }>({ controller: null, key: null });
  const last = useRef<[SubmitAction, Explain | undefined] | null>(null);

  useEffect(() => {
    const { current } = attempt;
    return () => {
      current.controller?.abort();
      current.controller = null;
    };
  }, []);

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
    fail: useCallback((text: string) => setOutcome({ failure: text, problem: null }), []),
    clear: useCallback(() => setOutcome(NOTHING), []),
  };
}

/** `true` without a network, after too many requests, and for failures of the server. */
const mayWorkLater = ({ status }: Problem) => status === 0 || status === 429 || status >= 500;

function textOf({ detail, issues = [] }: Problem, place: NonNullable<SubmitOptions['place']>): string {
  const others = issues.filter(({ path, message }) => !place(path, message));
  return [detail, ...others.map(({ message }) => message)].join(' ');
}
