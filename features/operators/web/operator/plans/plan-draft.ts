import { Value } from 'typebox/value';
import { type ManagedPlanDetail, SavePlan } from '../../../contract/managed-plan.ts';
import type { PlanContent, PlanFacts } from '../../../contract/plan-content.ts';

export interface PlanDraft {
  content: PlanContent;
  facts: PlanFacts;
}

export function draftOf({ content: { facts: _, ...content }, facts }: ManagedPlanDetail): PlanDraft {
  return { content, facts };
}

const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** Removes empty entries, sorts stops by time, and gives a title to days without a title. */
export function cleanDraft({ content: { onFoot, ...content }, facts }: PlanDraft): PlanDraft {
  return {
    facts,
    content: {
      ...content,
      ...(onFoot && { onFoot }),
      title: content.title.trim(),
      days: content.days.map((day, index) => ({
        title: day.title.trim() || `Día ${index + 1}`,
        stops: [...day.stops].filter(({ title }) => title.trim()).sort((a, b) => a.begin - b.begin),
      })),
      includes: filled(content.includes),
      excludes: filled(content.excludes),
      restrictions: filled(content.restrictions),
      bring: filled(content.bring),
      questions: content.questions
        .filter(({ label }) => label.trim())
        .map((question) => ({ ...question, choices: question.kind === 'choice' ? filled(question.choices) : [] })),
      certificate: content.certificate?.number.trim() ? content.certificate : null,
    },
  };
}

/** Returns a path such as `title` or `meeting/name`, or null for a valid draft. */
export function faultOf(draft: PlanDraft): string | null {
  const { content, facts } = cleanDraft(draft);
  const [first] = Value.Errors(SavePlan, { revision: 1, content, facts });
  return first ? first.instancePath.replace(/^\/(content|facts)\//, '') : null;
}
