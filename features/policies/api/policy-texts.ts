import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POLICY_KINDS, type PolicyKind } from '#features/policies/contract/policy.ts';
import type { Region } from '#regions/read-region.ts';
import type { NewPolicy } from './policy.store.ts';

const DEMO_TEXTS = join(import.meta.dirname, '..', '..', '..', 'database', 'seed', 'policies');

/**
 * The region's texts, one per kind: `regions/<id>/policies/<kind>.md`, else the demonstration's. A file begins with `# Title` and a line
 * `Vigente desde: AAAA-MM-DD`; `{{producto}}`, `{{organizacion}}`, `{{razon_social}}`, `{{correo}}`, `{{region}}` and `{{pais}}` are filled in.
 * @throws naming the file that lacks one of these.
 */
export async function readPolicyTexts(region: Region): Promise<NewPolicy[]> {
  return Promise.all(POLICY_KINDS.map((kind) => readPolicyText(region, kind)));
}

async function readPolicyText(region: Region, kind: PolicyKind): Promise<NewPolicy> {
  const own = join(region.folder, 'policies', `${kind}.md`);
  const demo = !existsSync(own);
  const path = demo ? join(DEMO_TEXTS, `${kind}.md`) : own;
  const text = fillIn(await readFile(path, 'utf8'), region);
  const [, title, effectiveFrom, body] = /^# (.+)\n\nVigente desde: (\d{4}-\d{2}-\d{2})\n\n([\s\S]+)$/.exec(text) ?? [];
  if (!title || !effectiveFrom || !body)
    throw new Error(`${path}: expected "# Title", "Vigente desde: AAAA-MM-DD" and a text.`);
  const hash = createHash('sha256').update(`${title}\n${body}`).digest('hex');
  return { kind, title, body: body.trim(), hash, demo, effectiveFrom };
}

function fillIn(text: string, { settings, country }: Region): string {
  const values: Record<string, string> = {
    producto: settings.product,
    region: settings.name,
    organizacion: settings.organisation.name,
    razon_social: settings.organisation.legal_name,
    correo: settings.organisation.email,
    pais: country.name,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
