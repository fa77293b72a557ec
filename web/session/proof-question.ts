import { create } from 'zustand';

/** The open question for a proof of identity in this tab, with the allowed methods. Null if no request waits for a proof. */
export const useProofQuestion = create<{ methods: readonly string[] | null }>()(() => ({ methods: null }));

/** Number of mounted screens that show the question. */
let hosts = 0;
let pending: PromiseWithResolvers<boolean> | null = null;

/**
 * Asks the person for a proof of identity. Simultaneous calls share one question.
 * @returns `true` if the person gave the proof. `false` at once if no screen can ask.
 */
export function askProof(methods: readonly string[]): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  pending ??= Promise.withResolvers<boolean>();
  useProofQuestion.setState({ methods });
  return pending.promise;
}

/** Ends the question. `proved` is `true` if the person gave the proof, `false` if the person closed the question. */
export function answerProof(proved: boolean): void {
  useProofQuestion.setState({ methods: null });
  pending?.resolve(proved);
  pending = null;
}

/**
 * Registers a screen that can show the question. When the last such screen is removed, waiting calls resolve to `false`.
 * @returns A function that removes the screen.
 */
export function hostProof(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) answerProof(false);
  };
}
