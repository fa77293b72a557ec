import { create } from 'zustand';

/** The open question «who are you?» of this tab: with what the person can prove it. Null while nothing waits for a proof. */
export const useProofQuestion = create<{ methods: readonly string[] | null }>()(() => ({ methods: null }));

/** How many mounted screens show the question. */
let hosts = 0;
let pending: PromiseWithResolvers<boolean> | null = null;

/**
 * Asks the person to prove who they are. Calls that wait at the same time share one question.
 * @returns whether they did; at once false where no screen can ask.
 */
export function askProof(methods: readonly string[]): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  pending ??= Promise.withResolvers<boolean>();
  useProofQuestion.setState({ methods });
  return pending.promise;
}

/** The person proved who they are, or closed the question. */
export function answerProof(proved: boolean): void {
  useProofQuestion.setState({ methods: null });
  pending?.resolve(proved);
  pending = null;
}

/** A screen shows the question from now on; gives back how to stop. Whatever still waits then is not proved. */
export function hostProof(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) answerProof(false);
  };
}
