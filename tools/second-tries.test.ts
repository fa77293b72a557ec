import { expect, test } from 'vitest';
import { secondTries } from './second-tries.ts';

test('`secondTries` lists the browser tests that passed on a second attempt, with their first failure', () => {
  const passed = { projectName: 'phone', status: 'expected', results: [{}] };
  const flaky = {
    projectName: 'desktop',
    status: 'flaky',
    results: [
      { error: { message: '\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: …' } },
      {},
    ],
  };
  const suites = [
    {
      title: 'shell.spec.ts',
      specs: [{ title: 'the page speaks Spanish', tests: [passed] }],
      suites: [
        { title: 'routes', specs: [{ title: 'an address that is no screen leads home', tests: [flaky, passed] }] },
      ],
    },
  ];
  expect(secondTries({ suites })).toEqual([
    '[desktop] shell.spec.ts › routes › an address that is no screen leads home: Error: expect(locator).toBeVisible() failed',
  ]);
});
