import { useEffect, useState } from 'react';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';

const SECRET = /^[\w-]{43}$/;

interface Invited {
  /** Where the secret waits while its person signs in or makes an account: in this tab alone. */
  kept: string;
  /** Carries the secret. */
  header: string;
  showPath: string;
  acceptPath: string;
  /** Told at once for what cannot be a secret. */
  notFound: Problem;
}

/** The invitation that the fragment of this address opens, and how it is accepted. Its secret leaves the address at once. */
export function useInvitation<Invitation>({ kept, header, showPath, acceptPath, notFound }: Invited) {
  const api = useApi();
  const [secret, setSecret] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const found = location.hash.slice(1) || sessionStorage.getItem(kept) || '';
    sessionStorage.setItem(kept, found);
    // The secret leaves the address, and so the history that others at this device may read.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setSecret(found);
    if (!SECRET.test(found)) return setProblem(notFound);
    api
      .post<Invitation>(showPath, undefined, { headers: { [header]: found }, quiet: true })
      .then(setInvitation, (error: unknown) => error instanceof ApiError && setProblem(error.problem));
  }, [api, kept, header, showPath, notFound]);

  /** @returns what the server answers; undefined when it refused, and `problem` says why. */
  async function accept<Accepted>(): Promise<Accepted | undefined> {
    setBusy(true);
    try {
      const accepted = await api.post<Accepted>(acceptPath, undefined, {
        headers: { [header]: secret ?? '' },
        quiet: true,
      });
      sessionStorage.removeItem(kept);
      return accepted;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
    } finally {
      setBusy(false);
    }
  }

  return { invitation, problem, busy, accept };
}
