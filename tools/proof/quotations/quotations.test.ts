import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMoney } from '#features/payouts/api/money-check/check-money.ts';
import { testSite } from '#tests/site.ts';
import { faultsOfStates } from './invariants.ts';
import { type Held, Market } from './market.ts';

const HISTORIES = Number(process.env.PROOF_HISTORIES ?? 6);

const site = await testSite({ cards: true });
afterAll(site.close);
let market: Market;
beforeAll(async () => {
  market = await Market.open(site);
});

const WHICH = fc.nat(5);
const STEP = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('asks' as const),
      operators: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('sells' as const),
      act: fc.constantFrom(...(['view', 'send own', 'send own', 'send', 'send', 'decline', 'withdraw'] as const)),
      held: WHICH,
      which: WHICH,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('travels' as const),
      act: fc.constantFrom(...(['ask-changes', 'reject', 'withdraw', 'reassign'] as const)),
      held: WHICH,
      which: WHICH,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('accepts' as const),
      part: fc.boolean(),
      times: fc.constantFrom(1, 1, 3),
      held: WHICH,
      which: WHICH,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constantFrom('begins', 'pays', 'pays', 'releases' as const), held: WHICH }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancels' as const), held: WHICH, which: WHICH }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('time' as const),
      over: fc.constantFrom(...(['offer', 'hold'] as const)),
      held: WHICH,
      which: WHICH,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('works' as const) }) },
);
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

async function play(steps: readonly Step[]): Promise<void> {
  await market.begin();
  const requests: Held[] = [];
  for (const operators of [
    [0, 1, 2],
    [0, 1],
  ]) {
    const held = await market.ask(operators);
    if (held) requests.push(held);
  }
  for (const step of steps) {
    const held = 'held' in step ? requests[step.held % requests.length]! : requests[0]!;
    if (step.does === 'asks') {
      const another = await market.ask(step.operators);
      if (another) requests.push(another);
    } else if (step.does === 'sells') await market.sell(held, step.which, step.act);
    else if (step.does === 'travels') await market.travel(held, step.which, step.act);
    else if (step.does === 'accepts') await market.accept(held, step.which, step);
    else if (step.does === 'begins') await market.pay(held, 'begin');
    else if (step.does === 'pays') await market.pay(held, 'pay');
    else if (step.does === 'releases') await market.pay(held, 'release');
    else if (step.does === 'cancels') await market.cancel(held, step.which);
    else if (step.does === 'time') await market.passTime(held, step.which, step.over);
    else await market.settle();
  }
  await market.settle();
  await market.settle();
  expect([...market.faults.splice(0), ...(await faultsOfStates(site.pool))]).toEqual([]);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
}

test(`${HISTORIES} random histories of two travellers and three operators violate no invariant`, {
  timeout: 60_000 + HISTORIES * 10_000,
}, async () => {
  const scenario = fc.array(STEP, { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(scenario, (steps) => play(steps)),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  const { rows } = await site.pool.query('select state, count(*)::int as n from offer group by state order by state');
  console.log(`Quotations: ${HISTORIES} histories; offers ${rows.map(({ state, n }) => `${state} ${n}`).join(', ')}.`);
});
