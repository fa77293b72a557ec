import { useState } from 'react';
import { ApiError, type Problem } from '#web/http/problem.ts';

/** Runs one request at a time, and returns whether a request is running and the server's error. Other errors are rethrown. */
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
