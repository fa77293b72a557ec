import { create } from 'zustand';

/** The open request for a proof of identity in this tab, with its methods. Null while no call waits for a proof. */
export const useProofQuestion = create<{ methods: readonly string[] | null }>()(() => ({ methods: null }));

/** Number of mounted screens that show the question. */
let hosts = 0;
let pending: PromiseWithResolvers<boolean> | null = null;

/**
 * Asks the person for a proof of identity. Simultaneous calls share one question.
 * @returns whether it was given; false at once where no screen can ask.
 */
export function askProof(methods: readonly string[]): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  pending ??= Promise.withResolvers<boolean>();
  useProofQuestion.setState({ methods });
  return pending.promise;
}

/** Call it when the person gave the proof, or closed the question without it. */
export function answerProof(proved: boolean): void {
  useProofQuestion.setState({ methods: null });
  pending?.resolve(proved);
  pending = null;
}

/**
 * Registers a screen that shows the question. When the last one stops, waiting calls get no proof.
 * @returns a function that stops it.
 */
export function hostProof(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) answerProof(false);
  };
}
