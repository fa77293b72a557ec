import { parseArgs } from 'node:util';
import { runTests } from '../run-tests.ts';

/** `npm run proof -- quotations [--histories 300]`: runs this number of random histories, and a control. */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { histories: { type: 'string', default: '300' } } });
  return runTests('tools/proof/quotations/', { PROOF_HISTORIES: values.histories });
}
