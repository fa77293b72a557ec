import { parseArgs } from 'node:util';
import { takeAway } from './without.ts';

/**
 * `--without` removes protections from the product's modules before they load. The product itself has no such option.
 */
const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, areas: { type: 'string', default: '' } },
});
takeAway(values.without.split(',').filter(Boolean));
const { serve } = await import('./serve.ts');
await serve(values.areas.split(','));
