import { parseArgs } from 'node:util';
import { runTests } from '../run-tests.ts';

/**
 * `npm run proof -- cancellation [--cases 20000] [--orders 100]`: runs the property test with these numbers of quotes
 * and orders.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { cases: { type: 'string', default: '20000' }, orders: { type: 'string', default: '100' } },
  });
  return runTests('tools/proof/cancellation/cancellation.test.ts', {
    PROOF_CASES: values.cases,
    PROOF_ORDERS: values.orders,
  });
}
