import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { isText } from '#features/policies/contract/mode-text.ts';
import { SALES_KINDS } from '#features/policies/contract/policy.ts';
import { legalModeOf, salesOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { lawOf } from '../law.ts';
import { publishTexts } from '../refresh-texts.ts';
import { composePolicy } from '../region/compose-policy.ts';
import { lockVersions, publishDraft } from '../region/draft.store.ts';
import { withStates } from '../region/region.view.ts';
import { modeText } from './mode-texts.ts';

type Place = Pick<Region, 'folder' | 'settings' | 'country'>;

/**
 * Runs in the transaction that changes the legal mode.
 * @throws legal_mode_needs_texts with all missing texts if the new mode allows sales
 */
export async function changeMode(
  trx: Database,
  id: string,
  { now, next, actor }: { now: Place; next: Place; actor: Actor },
): Promise<void> {
  const mode = legalModeOf(next);
  const { today } = lawOf(next);
  const by = accountIdOf(actor);
  const missing: string[] = [];
  for (const kind of SALES_KINDS) {
    const rows = await lockVersions(trx, id, kind);
    const text = await modeText(rows, kind, now, mode);
    if (!isText(text)) missing.push(text.title);
    if (text.state !== 'drafted') continue;
    const draft = withStates(rows, today).find(({ state }) => state === 'draft')!.row;
    const composed = composePolicy(draft.title, draft.source ?? draft.body, next);
    const version = await publishDraft(trx, rows, draft, { ...composed, effectiveFrom: today, legalMode: mode }, by);
    await recordAudit(trx, {
      region: id,
      actor,
      action: 'policies.publish',
      subject: { kind: 'policy', id: kind },
      before: { state: 'draft' },
      after: { version, state: 'in_force', effectiveFrom: today, legalMode: mode },
    });
  }
  if (missing.length > 0 && salesOf(next) !== 'nothing') {
    const issues = missing.map((title) => ({
      path: 'body.settings.legalMode',
      code: 'policy_text_missing',
      message: `Falta un borrador de «${title}» para este modo.`,
    }));
    throw problem(POLICY_ERRORS, 'legal_mode_needs_texts', { issues });
  }
  await publishTexts(trx, id, next);
}
