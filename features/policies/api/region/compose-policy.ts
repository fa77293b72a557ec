import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { fillIn, unknownPlaceholders } from '#features/policies/contract/fill-in.ts';
import type { Region } from '#regions/read-region.ts';
import { problem } from '#server/errors.ts';
import { hashPolicy } from '../policy-texts.ts';
import { policyFilling } from '../policy-values.ts';

/** @throws policy_unknown_placeholder with all unknown placeholders */
export function composePolicy(title: string, source: string, region: Pick<Region, 'settings' | 'country'>) {
  const filling = policyFilling(region);
  const unknown = unknownPlaceholders(`${title}\n${source}`, filling);
  if (unknown.length > 0) {
    const issues = unknown.map((name) => ({
      path: 'body.source',
      code: 'unknown_placeholder',
      message: `No hay un dato que se llame {{${name}}}.`,
    }));
    throw problem(POLICY_ERRORS, 'policy_unknown_placeholder', { issues });
  }
  const filled = { title: fillIn(title, filling), body: fillIn(source, filling) };
  return { ...filled, source, hash: hashPolicy(filled.title, filled.body) };
}
