import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import type { ProofMethod } from '#features/accounts/contract/session.ts';
import { ApiError } from '#web/http/problem.ts';
import { ProofSheet } from './proof-sheet.tsx';

/** Does something delicate; asks the person who they are first, when the server wants to know, and then does it. */
type WithProof = <T>(work: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof | null>(null);

export function ProofProvider({ children }: { children: ReactNode }) {
  const [methods, setMethods] = useState<ProofMethod[] | null>(null);
  const answer = useRef<(proved: boolean) => void>(null);

  const ask = useCallback((wanted: ProofMethod[]) => {
    answer.current?.(false);
    setMethods(wanted);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (proved: boolean) => {
    setMethods(null);
    answer.current?.(proved);
    answer.current = null;
  };

  const withProof = useCallback<WithProof>(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        const wanted = wantedProof(error);
        if (!wanted) throw error;
        if (!(await ask(wanted))) throw new DOMException('not proved', 'AbortError');
        return work();
      }
    },
    [ask],
  );

  return (
    <ProofContext value={withProof}>
      {children}
      <ProofSheet methods={methods} onClose={close} />
    </ProofContext>
  );
}

/** @throws an `AbortError` (`gaveUp` of passkeys.ts knows it) when the person does not want to say who they are. */
export function useProof(): WithProof {
  const withProof = use(ProofContext);
  if (!withProof) throw new Error('useProof outside ProofProvider');
  return withProof;
}

function wantedProof(error: unknown): ProofMethod[] | null {
  if (!(error instanceof ApiError) || error.problem.code !== 'step_up_needed') return null;
  const { methods } = error.problem as { methods?: ProofMethod[] };
  return methods ?? ['password'];
}
