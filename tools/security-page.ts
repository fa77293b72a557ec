import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Generates the last part of docs/security.md: the site's answer to ASVS 5.0, levels 1 and 2. */

const DOCS = join(import.meta.dirname, '..', 'docs');
const MARK = '<!-- From here on made by "npm run security:docs" from security.answers.txt. -->\n';

export const VERDICTS = ['met', 'open', 'not applicable'] as const;

export interface Answer {
  number: string;
  verdict: string;
  why: string;
  shownBy: Evidence[];
}

export interface Evidence {
  path: string;
  title: string;
}

export async function readRequirements(): Promise<Map<string, number>> {
  const lines = await linesOf('security.requirements.txt');
  return new Map(lines.map((line) => line.split(' ')).map(([number, level]) => [number!, Number(level)]));
}

export async function readAnswers(): Promise<Answer[]> {
  const lines = await linesOf('security.answers.txt');
  return lines.map((line) => {
    const [number = '', verdict = '', why = '', ...shown] = line.split(' | ');
    const shownBy = shown.map((one) => {
      const [path = '', title = ''] = one.split(' > ');
      return { path, title };
    });
    return { number, verdict, why, shownBy };
  });
}

export async function securityPage(): Promise<string> {
  const [page, requirements, answers] = await Promise.all([
    readFile(join(DOCS, 'security.md'), 'utf8'),
    readRequirements(),
    readAnswers(),
  ]);
  const byNumber = new Map(answers.map((answer) => [answer.number, answer]));
  const rows = [...requirements].map(([number, level]) => {
    const { verdict = 'open', why = '', shownBy = [] } = byNumber.get(number) ?? {};
    return `| ${number} | ${level} | ${verdict === 'met' ? 'met' : `**${verdict}**`} | ${why} | ${shownBy.map(linkTo).join('<br>')} |`;
  });
  const counts = VERDICTS.map((verdict) => `${answers.filter((one) => one.verdict === verdict).length} ${verdict}`);
  return [
    page.split(MARK)[0]! + MARK,
    `Of ${requirements.size} requirements: ${counts.join(', ')}.`,
    '',
    '| number | level | verdict | how, or why not | shown by |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

export function shows({ path, title }: Evidence, text: string): boolean {
  if (path.endsWith('.md'))
    return text.split('\n').some((line) => line.replace(/^#{1,3} /, '') === title && line !== title);
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
}

const linkTo = ({ path, title }: Evidence) => `[${title}](../${path})`;

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(join(DOCS, file), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

if (import.meta.main) {
  await writeFile(join(DOCS, 'security.md'), await securityPage());
  console.log('Written: docs/security.md');
}
