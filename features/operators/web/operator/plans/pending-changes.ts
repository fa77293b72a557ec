import { isSame } from '#web/drafts/merge-fields.ts';
import type { ManagedPlanDetail } from '../../../contract/managed-plan.ts';
import { cleanDraft, type PlanDraft } from './plan-draft.ts';
import type { PlanStep } from './plan-steps.ts';

type Published = NonNullable<ManagedPlanDetail['published']>;
type Member = Exclude<keyof PlanDraft['content'], 'facts'> | keyof PlanDraft['facts'];

/** Form step that edits each versioned part. Prices and departures have no versions and apply at once. */
const STEP_OF: Record<Member, PlanStep> = {
  title: 'relato',
  summary: 'relato',
  description: 'relato',
  category: 'relato',
  difficulty: 'relato',
  languages: 'relato',
  accessible: 'relato',
  adventure: 'relato',
  certificate: 'relato',
  confirmation: 'relato',
  days: 'programa',
  onFoot: 'programa',
  meeting: 'encuentro',
  includes: 'detalles',
  excludes: 'detalles',
  restrictions: 'detalles',
  bring: 'detalles',
  access: 'detalles',
  questions: 'detalles',
  pictures: 'imagenes',
  policy: 'cancelacion',
};

export interface PendingChange {
  step: PlanStep;
  /** Path in the draft, such as `['content', 'title']`. */
  path: [part: 'content' | 'facts', member: Member];
  published: Published;
}

export function pendingChanges(draft: PlanDraft, published: Published | null): PendingChange[] {
  if (!published) return [];
  const mine = cleanDraft(draft);
  const { facts: _, ...content } = published.content;
  const theirs = { content, facts: published.facts };
  return (['content', 'facts'] as const).flatMap((part) =>
    (Object.keys(STEP_OF) as Member[]).flatMap((member) => {
      const [now, shown] = [mine, theirs].map((side) => (side[part] as Partial<Record<Member, unknown>>)[member]);
      return isSame(now, shown) ? [] : [{ step: STEP_OF[member], path: [part, member], published }];
    }),
  );
}
