import { useEffect, useState } from 'react';
import type { Api } from '#web/http/api.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';

const SECRET = /^[\w-]{43}$/;

interface Invited<Invitation, Accepted> {
  /** Session storage keeps the invitation's secret under this key while the person signs in. */
  kept: string;
  show(api: Api, secret: string): Promise<Invitation>;
  accept(api: Api, secret: string): Promise<Accepted>;
  notFound: Problem;
}

/** Reads an invitation's secret from the URL's fragment, and removes the secret from the URL. */
export function useInvitation<Invitation, Accepted>(invited: Invited<Invitation, Accepted>) {
  const { kept, show, notFound } = invited;
  const api = useApi();
  const [secret, setSecret] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isBusy, problem: refusal, submit } = useSubmit();

  useEffect(() => {
    const found = location.hash.slice(1) || sessionStorage.getItem(kept) || '';
    sessionStorage.setItem(kept, found);
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setSecret(found);
    if (!SECRET.test(found)) return setProblem(notFound);
    show(api, found).then(setInvitation, (error: unknown) => error instanceof ApiError && setProblem(error.problem));
  }, [api, kept, show, notFound]);

  /** @returns undefined if the server refused. */
  async function accept(): Promise<Accepted | undefined> {
    let accepted: Accepted | undefined;
    await submit(async () => {
      accepted = await invited.accept(api, secret ?? '');
      sessionStorage.removeItem(kept);
    });
    return accepted;
  }

  return { invitation, problem: refusal ?? problem, busy: isBusy, accept };
}
