import type { Static } from 'typebox';
import type { OfferFinding } from '../../../../contract/offer.ts';
import type { OfferIssue } from '../../../../contract/operator.ts';

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

/** @returns the step that contains the field at `path`, for example "body.draft.lines.0.title" */
export function stepOf({ path }: Pick<Issue, 'path'>): EditorStep {
  return STEP_OF[within(path).split('.')[0]!] ?? 'condiciones';
}

/** Finds an issue of the field (for example "lines.2.units") or of a value inside the field. */
export function issueAt(issues: readonly Issue[], member: string): string | undefined {
  return issues.find(({ path }) => within(path) === member || within(path).startsWith(`${member}.`))?.message;
}

/** Ignores issues of values inside the field. */
export function issueOf(issues: readonly Issue[], member: string): string | undefined {
  return issues.find(({ path }) => within(path) === member)?.message;
}

const within = (path: string) => path.replace(/^body\.(draft\.)?/, '');

/** @param stop index of the stop, or null for findings about the whole day */
export function findingsAt(findings: readonly OfferFinding[], day: number, stop: number | null): OfferFinding[] {
  return findings.filter((one) => one.day === day && one.stop === stop);
}
