import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillIn, followsMode } from '#features/policies/contract/fill-in.ts';
import { isSalesKind, POLICY_KINDS, type PolicyKind } from '#features/policies/contract/policy.ts';
import type { LegalMode } from '#regions/country-schema.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import type { NewPolicy } from './policy.store.ts';
import { policyFilling } from './policy-values.ts';

const DEMO_TEXTS = join(import.meta.dirname, '..', '..', '..', 'database', 'seed', 'policies');

/**
 * Reads the first file that exists: `regions/<id>/policies/<kind>.<mode>.md`, `<kind>.md`, or the demonstration text.
 * @throws an error with the path if a file has no `# Title` or no `Vigente desde: AAAA-MM-DD`
 */
export async function readPolicyTexts(region: Pick<Region, 'folder' | 'settings' | 'country'>): Promise<NewPolicy[]> {
  return Promise.all(POLICY_KINDS.map((kind) => readPolicyText(region, kind)));
}

export async function readPolicyText(
  region: Pick<Region, 'folder' | 'settings' | 'country'>,
  kind: PolicyKind,
): Promise<NewPolicy> {
  const mode = legalModeOf(region);
  const own = [`${kind}.${mode}.md`, `${kind}.md`].map((name) => join(region.folder, 'policies', name));
  const path = own.find((file) => existsSync(file)) ?? join(DEMO_TEXTS, `${kind}.md`);
  const demo = !own.includes(path);
  const [, heading, effectiveFrom, text] =
    /^# (.+)\n\nVigente desde: (\d{4}-\d{2}-\d{2})\n\n([\s\S]+)$/.exec(await readFile(path, 'utf8')) ?? [];
  if (!heading || !effectiveFrom || !text)
    throw new Error(`${path}: expected "# Title", "Vigente desde: AAAA-MM-DD" and a text.`);
  const source = text.trim();
  const filling = policyFilling(region);
  const title = fillIn(heading, filling);
  const body = fillIn(source, filling);
  const isPlain = isSalesKind(kind) && path !== own[0] && !demo && !followsMode(source);
  const legalMode: LegalMode | null = isPlain ? mode : null;
  return { kind, title, body, source, hash: hashPolicy(title, body), demo, effectiveFrom, legalMode };
}

/** @returns SHA-256 of the title and the text, whose placeholders are filled in */
export function hashPolicy(title: string, body: string): string {
  return createHash('sha256').update(`${title}\n${body}\n`).digest('hex');
}
