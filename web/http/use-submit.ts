import { useState } from 'react';
import { refusal } from './refusal.ts';

/** The state of a form's request. `busy` is `true` while the request runs. `failure` is the error text to show, or null. */
export function useSubmit() {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /**
   * @param explain Returns the form's own text for some errors, and null for other errors.
   * @returns `true` if `send` succeeded. Errors other than `ApiError` are rethrown.
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
