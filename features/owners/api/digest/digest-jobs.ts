import { Type } from 'typebox';
import { findAccount, readPlaceTeams } from '#features/accounts/api/public.ts';
import { listClaimedPlaces } from '#features/places/api/public.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job } from '#server/platform.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { SEND_DIGEST, SEND_DIGESTS } from '../emails/email-jobs.ts';
import { sendTo } from '../emails/send-to.ts';
import { digestWords } from './digest-words.ts';
import { readWaiting, type Waiting } from './waiting.ts';

const DAY_MS = 86_400_000;

export const digestJobs: Record<string, Job> = {
  /** Runs once a day. A person gets one email about all own places at which something new waits. */
  [SEND_DIGESTS]: defineJob(Type.Object({}), async (_nothing, { db, config, jobs }) => {
    const waiting = await readWaiting(db, config.REGION, await listClaimedPlaces(db, config.REGION));
    const places = [...waiting].filter(([, place]) => isFresh(place)).map(([id]) => id);
    const team = await readPlaceTeams(db, config.REGION, places);
    const people = [...new Set(team.filter(({ state }) => state === 'active').map(({ account_id }) => account_id))];
    await inTransaction(db, (trx) =>
      jobs.addAll(
        trx,
        people.map((accountId) => [SEND_DIGEST, { accountId, places: placesOf(team, accountId) }] as const),
      ),
    );
  }),
  [SEND_DIGEST]: defineJob(
    Type.Object({ accountId: Id, places: Type.Array(Id) }),
    async ({ accountId, places }, platform, attempt) => {
      const { db, config } = platform;
      const account = await findAccount(db, config.REGION, accountId);
      const own = placesOf(await readPlaceTeams(db, config.REGION, places), accountId);
      const waiting = [...(await readWaiting(db, config.REGION, own))].filter(([, { newest }]) => newest !== null);
      const [first, ...others] = waiting;
      if (account?.state !== 'active' || !first) return;
      const url = config.PUBLIC_URL + (others.length === 0 ? ownerPaths.place(first[0]) : ownerPaths.places());
      const words = digestWords(
        waiting.map(([, place]) => place),
        url,
      );
      await sendTo(platform, [account.email], words, attempt);
    },
  ),
};

const isFresh = ({ newest }: Waiting): boolean => newest !== null && Date.now() - newest.getTime() < DAY_MS;

const placesOf = (team: readonly { company_id: string; account_id: string }[], accountId: string): string[] =>
  team.filter(({ account_id }) => account_id === accountId).map(({ company_id }) => company_id);
