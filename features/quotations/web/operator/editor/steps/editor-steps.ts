import type { Static } from 'typebox';
import type { OfferFinding } from '../../../../contract/offer.ts';
import type { OfferIssue } from '../../../../contract/operator.ts';

/** How an offer is written: each step fits on a phone. */
export const EDITOR_STEPS = ['saludo', 'dias', 'precio', 'condiciones', 'enviar'] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];
export type Issue = Static<typeof OfferIssue>;

const STEP_OF: Record<string, EditorStep> = {
  title: 'saludo',
  greeting: 'saludo',
  startDate: 'saludo',
  groupMost: 'saludo',
  lodging: 'saludo',
  meeting: 'saludo',
  days: 'dias',
  lines: 'precio',
  minimumTotal: 'precio',
};

/** Where something that the server said of "body.draft.lines.0.title" is mended. */
export function stepOf({ path }: Pick<Issue, 'path'>): EditorStep {
  return STEP_OF[within(path).split('.')[0]!] ?? 'condiciones';
}

/** The first thing said of a member, or of anything inside it: "lines.2.units". Undefined: nothing. */
export function issueAt(issues: readonly Issue[], member: string): string | undefined {
  return issues.find(({ path }) => within(path) === member || within(path).startsWith(`${member}.`))?.message;
}

/** What was said of exactly this member. */
export function issueOf(issues: readonly Issue[], member: string): string | undefined {
  return issues.find(({ path }) => within(path) === member)?.message;
}

const within = (path: string) => path.replace(/^body\.(draft\.)?/, '');

/** What the engine says of one stop; of a whole day where `stop` is null. */
export function findingsAt(findings: readonly OfferFinding[], day: number, stop: number | null): OfferFinding[] {
  return findings.filter((one) => one.day === day && one.stop === stop);
}
