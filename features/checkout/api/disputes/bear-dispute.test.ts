import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearDispute } from './bear-dispute.ts';

const MONEY = fc.integer({ min: 0, max: 10_000_000 });
const SHARE = fc
  .record({ paid: MONEY, held: MONEY, earned: MONEY, commission: MONEY })
  .map((it) => ({ bookingId: 'b', ...it }));

test('the parts of a lost dispute add up to the whole loss', () => {
  fc.assert(
    fc.property(fc.array(SHARE, { minLength: 1, maxLength: 6 }), MONEY, (shares, taken) => {
      const borne = bearDispute(taken, shares);
      const total = borne.reduce((sum, it) => sum + it.customer + it.operator + it.commission + it.nobody, 0);
      expect(total).toBe(taken);
      for (const [at, it] of borne.entries()) {
        const { held, earned, commission } = shares[at]!;
        expect([it.customer <= held, it.operator <= earned, it.commission <= commission]).toEqual([true, true, true]);
        expect(it.left).toBe(held - it.customer);
        if (it.nobody > 0) expect([it.customer, it.operator, it.commission]).toEqual([held, earned, commission]);
      }
    }),
  );
});

test('a lost dispute first takes the money that the operator has not earned yet', () => {
  const share = { bookingId: 'b', paid: 10_000, held: 4_000, earned: 5_700, commission: 300 };
  expect(bearDispute(10_000, [share])).toEqual([
    { bookingId: 'b', customer: 4_000, operator: 5_700, commission: 300, nobody: 0, left: 0 },
  ]);
  expect(bearDispute(7_000, [share])).toMatchObject([{ customer: 4_000, operator: 2_850, commission: 150 }]);
  expect(bearDispute(11_000, [share])).toMatchObject([{ operator: 5_700, commission: 300, nobody: 1_000 }]);
});
