import { stripVTControlCharacters } from 'node:util';

export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: JourneySuite[];
}

export interface JourneySuite {
  title?: string;
  file?: string;
  suites?: JourneySuite[];
  specs: {
    title: string;
    tests: { projectName?: string; status?: string; results?: { error?: { message?: string } }[] }[];
  }[];
}

export function secondTries({ suites }: Pick<JourneyReport, 'suites'>): string[] {
  return suites.flatMap((suite) => inSuite(suite, []));
}

function inSuite(suite: JourneySuite, above: string[]): string[] {
  const titles = [...above, suite.title ?? ''].filter(Boolean);
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName = '', results = [] }) => {
        const why = results.map(({ error }) => error?.message).find(Boolean) ?? 'without a word';
        return `[${projectName}] ${[...titles, title].join(' › ')}: ${firstLine(why)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((below) => inSuite(below, titles))];
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n', 1)[0]!.trim();
}
