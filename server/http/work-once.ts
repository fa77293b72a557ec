import type { Database } from '../database/connect.ts';
import { PLATFORM_ERRORS, problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { answerOnce } from './answer-once.ts';
import { type AnsweredRequest, findAnswer, keepAnswer } from './answered-request.store.ts';

export interface RepeatableRequest {
  /** Id of the operation. */
  operation: string;
  accountId: string | null;
  request: { headers: { 'idempotency-key'?: string | string[] | undefined }; params: unknown; body?: unknown };
}

export type Keep<Answer extends object> = (trx: Database, answer: Answer) => Promise<Answer>;

/**
 * Gives a repeated request of one person, known by its `idempotency-key`, the answer of the first request. Without the
 * key, each request does the work.
 * @param work calls `keep` at the end of its transaction. Answers with personal data are not kept, but read again.
 * @throws repeated_differently if the first request had another path or body.
 */
export async function workOnce<Answer extends object>(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { operation, accountId, request }: RepeatableRequest,
  work: (keep: Keep<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return work(async (_trx, answer) => answer);
  const asked: AnsweredRequest = {
    region: config.REGION,
    scope: operation,
    uuid: key,
    wish: { accountId, params: request.params, body: request.body ?? null },
    differs: () => problem(PLATFORM_ERRORS, 'repeated_differently'),
  };
  const { result } = await answerOnce<Answer>({
    earlier: () => findAnswer(db, asked),
    work: () =>
      work(async (trx, answer) => {
        await keepAnswer(trx, asked, answer);
        return answer;
      }),
  });
  return result;
}
