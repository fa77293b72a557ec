import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POLICY_KINDS, type PolicyKind } from '#features/policies/contract/policy.ts';
import type { Region } from '#regions/read-region.ts';
import type { NewPolicy } from './policy.store.ts';
import { fillIn, policyValues } from './policy-values.ts';

const DEMO_TEXTS = join(import.meta.dirname, '..', '..', '..', 'database', 'seed', 'policies');

/**
 * The region's texts, one per kind: `regions/<id>/policies/<kind>.md`, else the demonstration's. A file begins with `# Title` and a line
 * `Vigente desde: AAAA-MM-DD`; placeholders like `{{correo}}` (`policy-values.ts`) are filled in.
 * @throws naming the file that lacks one of these.
 */
export async function readPolicyTexts(region: Pick<Region, 'folder' | 'settings' | 'country'>): Promise<NewPolicy[]> {
  const values = policyValues(region);
  return Promise.all(POLICY_KINDS.map((kind) => readPolicyText(region.folder, kind, values)));
}

async function readPolicyText(folder: string, kind: PolicyKind, values: Record<string, string>): Promise<NewPolicy> {
  const own = join(folder, 'policies', `${kind}.md`);
  const demo = !existsSync(own);
  const path = demo ? join(DEMO_TEXTS, `${kind}.md`) : own;
  const [, heading, effectiveFrom, text] =
    /^# (.+)\n\nVigente desde: (\d{4}-\d{2}-\d{2})\n\n([\s\S]+)$/.exec(await readFile(path, 'utf8')) ?? [];
  if (!heading || !effectiveFrom || !text)
    throw new Error(`${path}: expected "# Title", "Vigente desde: AAAA-MM-DD" and a text.`);
  const source = text.trim();
  const title = fillIn(heading, values);
  const body = fillIn(source, values);
  return { kind, title, body, source, hash: hashPolicy(title, body), demo, effectiveFrom };
}

/** What an acceptance stores: SHA-256 of the title and the text as they were shown. */
export function hashPolicy(title: string, body: string): string {
  return createHash('sha256').update(`${title}\n${body}\n`).digest('hex');
}
