import { parseArgs } from 'node:util';
import { takeAway } from './without.ts';

/**
 * A server of a proof, as a process of its own. `--without` takes protections out of the product's modules before they are loaded, for controls:
 * the program itself cannot be told to do without one.
 */
const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, areas: { type: 'string', default: '' } },
});
takeAway(values.without.split(',').filter(Boolean));
const { serve } = await import('./serve.ts');
await serve(values.areas.split(','));
