import { useState } from 'react';
import { refusal } from './refusal.ts';

/** A request of one form: `busy` while it runs, and `failure` with the words of its refusal, or those that the form sets before sending. */
export function useSubmit() {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /**
   * @param explain words of its own for some refusals, such as a change that another person made meanwhile; null for the others.
   * @returns whether `send` succeeded; failures that are no refusals are rethrown.
   */
  async function submit(
    send: () => Promise<unknown>,
    explain: (error: unknown) => string | null | Promise<string | null> = () => null,
  ): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure((await explain(error)) ?? refusal(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, setFailure, submit };
}
