import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiDocument } from '#server/openapi/describe-api.ts';
import { faultOf } from './judge.ts';
import { requestsTo, targetsOf } from './requests.ts';
import type { KnownWords } from './values.ts';

export interface Siege {
  document: ApiDocument;
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Of people of every role. */
  tokens: readonly string[];
  applicationToken: string;
  known: KnownWords;
  requests: number;
  seed: number;
  /** Undoes what ends people's sessions and rights; called before each operation. */
  heal(): Promise<void>;
}

export interface Outcome {
  requests: number;
  operations: number;
  /** Operations that let at least one request succeed: the others were only seen from outside. */
  entered: Set<string>;
  /** By operation and kind of fault, the first request that showed it. */
  faults: Map<string, string>;
}

/** Asks every operation in turn, with requests made from its own description; the same seed asks the same. */
export async function besiege({
  document,
  ask,
  tokens,
  applicationToken,
  known,
  requests,
  seed,
  heal,
}: Siege): Promise<Outcome> {
  const targets = targetsOf(document);
  const outcome: Outcome = { requests: 0, operations: targets.length, entered: new Set(), faults: new Map() };
  const each = Math.ceil(requests / targets.length);
  for (const [index, target] of targets.entries()) {
    const name = `${target.method} ${target.path}`;
    await heal();
    for (const { request } of fc.sample(requestsTo(target, tokens, applicationToken, known), {
      numRuns: each,
      seed: seed + index,
    })) {
      const answer = await ask(request);
      outcome.requests += 1;
      const same = request.method === target.method;
      if (same && answer.statusCode < 300) outcome.entered.add(name);
      // Another method of the path is another operation, or none; what it answers is judged without a description.
      const other = targets.find(({ method, path }) => method === request.method && path === target.path);
      const judged = same ? target : other;
      const fault =
        judged || answer.statusCode >= 400
          ? faultOf(answer, String(request.method), (judged ?? target).operation, document)
          : null;
      const key = `${request.method} ${target.path} ${fault?.slice(0, 40)}`;
      if (fault && !outcome.faults.has(key))
        outcome.faults.set(
          key,
          `${request.method} ${target.path} ${fault}\n    asked: ${JSON.stringify(request).slice(0, 600)}`,
        );
    }
  }
  return outcome;
}
