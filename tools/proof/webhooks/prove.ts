import { parseArgs } from 'node:util';
import { runTests } from '../run-tests.ts';

/**
 * `npm run proof -- webhooks [--seeds 1000]`: runs the model-based test with this number of scenarios, and its
 * controls.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { seeds: { type: 'string', default: '1000' } } });
  return runTests('tools/proof/webhooks/webhooks.test.ts', { PROOF_SEEDS: values.seeds });
}
