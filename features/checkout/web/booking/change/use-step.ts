import { useState } from 'react';
import { ApiError, type Problem } from '#web/http/problem.ts';

/** One thing at a time that asks the server: whether it is under way, and what it refused. What is no refusal is thrown on. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function run(step: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run };
}
