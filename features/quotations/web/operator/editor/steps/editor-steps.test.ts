import { expect, test } from 'vitest';
import { findingsAt, issueAt, issueOf, stepOf } from './editor-steps.ts';

const issue = (path: string) => ({ path: `body.draft.${path}`, code: 'x', message: path });

test('`stepOf` returns the step that contains the field of an issue', () => {
  expect(
    ['title', 'days.1.stops.0', 'lines.0.units.0.quantity', 'payments', 'policy.bands', 'meeting.name'].map((path) =>
      stepOf(issue(path)),
    ),
  ).toEqual(['saludo', 'dias', 'precio', 'condiciones', 'condiciones', 'saludo']);
});

test('`issueAt` also finds issues of fields inside the given field', () => {
  const issues = [issue('lines.1.units.0.quantity'), issue('lines')];
  expect(issueAt(issues, 'lines.1')).toBe('lines.1.units.0.quantity');
  expect(issueAt(issues, 'lines.10')).toBeUndefined();
  expect(issueOf(issues, 'lines')).toBe('lines');
  expect(issueOf(issues, 'lines.1')).toBeUndefined();
});

test('`findingsAt` returns the findings of one stop, or those of the whole day', () => {
  const findings = [
    { code: 'closed' as const, day: 0, stop: 1, message: 'cerrado' },
    { code: 'no_meal' as const, day: 0, stop: null, message: 'sin almuerzo' },
  ];
  expect(findingsAt(findings, 0, 1).map(({ message }) => message)).toEqual(['cerrado']);
  expect(findingsAt(findings, 0, null).map(({ message }) => message)).toEqual(['sin almuerzo']);
  expect(findingsAt(findings, 1, null)).toEqual([]);
});
