import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiDocument } from '#server/openapi/describe-api.ts';
import { faultOf } from './judge.ts';
import { requestsNear } from './near.ts';
import { requestsTo, type Target, targetsOf } from './requests.ts';
import type { WordList } from './values.ts';

export interface Siege {
  document: ApiDocument;
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
  tokens: readonly string[];
  applicationToken: string;
  known: WordList;
  requests: number;
  seed: number;
  letIn(name: string, round: number): Promise<InjectOptions | undefined>;
  heal(): Promise<void>;
}

export interface Outcome {
  requests: number;
  operations: Map<string, number>;
  entered: Set<string>;
  faults: Map<string, string>;
}

const ROUND = 40;
const SIDE_BY_SIDE = 8;
/**
 * These operations take a hundred times longer, because they hash passwords or plan days. They get a quarter of the
 * usual requests.
 */
const DEAR = /^POST .*(sign-in|sign-up|password|step-up|session\/confirm|second-factor|planning)/;

export async function besiege(siege: Siege): Promise<Outcome> {
  const targets = targetsOf(siege.document);
  const weights = targets.map((target) => (DEAR.test(nameOf(target)) ? 1 : 4));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const outcome: Outcome = { requests: 0, operations: new Map(), entered: new Set(), faults: new Map() };
  for (const [index, target] of targets.entries()) {
    let left = Math.ceil((siege.requests * weights[index]!) / whole);
    const begun = performance.now();
    for (let round = 0; left > 0; round += 1, left -= ROUND) {
      await besiegeOnce(
        siege,
        targets,
        target,
        Math.min(left, ROUND),
        round,
        siege.seed + index + round * 1000,
        outcome,
      );
    }
    outcome.operations.set(nameOf(target), performance.now() - begun);
  }
  return outcome;
}

async function besiegeOnce(
  { document, ask, tokens, applicationToken, known, letIn, heal }: Siege,
  targets: Target[],
  target: Target,
  requests: number,
  round: number,
  seed: number,
  outcome: Outcome,
): Promise<void> {
  const name = nameOf(target);
  const put = async (request: InjectOptions) => {
    const answer = await ask(request);
    outcome.requests += 1;
    const same = request.method === target.method;
    if (same && answer.statusCode < 400) outcome.entered.add(name);
    const other = targets.find(({ method, path }) => method === request.method && path === target.path);
    const judged = same ? target : other;
    if (!judged && answer.statusCode < 400) return;
    const fault = faultOf(answer, String(request.method), (judged ?? target).operation, document);
    const key = `${request.method} ${target.path} ${fault?.split(':')[0]}`;
    if (!fault || outcome.faults.has(key)) return;
    const asked = JSON.stringify(request).slice(0, 600);
    outcome.faults.set(key, `${request.method} ${target.path} ${fault}\n    asked: ${asked}`);
  };

  const prepare = async () => {
    await heal();
    return letIn(name, round).catch((error: Error) => {
      outcome.faults.set(`${name} prepared`, `${name} cannot be prepared any more: ${error.message}`);
      return undefined;
    });
  };
  const surely = await prepare();
  if (surely) await put({ ...surely, method: target.method as 'GET' });
  const given = surely && requests > 2 ? await prepare() : undefined;
  const near = given ? Math.floor((requests - 1) / 2) : 0;
  const described = requests - near - (surely ? 1 : 0);
  const all = [
    ...(given ? fc.sample(requestsNear(target, given, tokens), { numRuns: near, seed }) : []),
    ...fc.sample(requestsTo(target, tokens, applicationToken, known), { numRuns: described, seed }),
  ];
  for (let at = 0; at < all.length; at += SIDE_BY_SIDE) await Promise.all(all.slice(at, at + SIDE_BY_SIDE).map(put));
}

const nameOf = ({ method, path }: Target): string => `${method} ${path}`;
