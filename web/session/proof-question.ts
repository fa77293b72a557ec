import { create } from 'zustand';

export const useProofQuestion = create<{ methods: readonly string[] | null }>()(() => ({ methods: null }));

let hosts = 0;
let pending: PromiseWithResolvers<boolean> | null = null;

/**
 * Asks the signed-in person for a proof of identity. Simultaneous calls share one question.
 * @returns `false` if the person gave no proof, or if no screen can ask.
 */
export function askProof(methods: readonly string[]): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  pending ??= Promise.withResolvers<boolean>();
  useProofQuestion.setState({ methods });
  return pending.promise;
}

export function answerProof(proved: boolean): void {
  useProofQuestion.setState({ methods: null });
  pending?.resolve(proved);
  pending = null;
}

/**
 * Registers a screen that can ask for a proof of identity.
 * @returns a function that removes the screen.
 */
export function hostProof(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) answerProof(false);
  };
}
