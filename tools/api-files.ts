import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APPLICATION_TOKEN_PATHS, WIRE_CLASSES, wireClass } from '#features/accounts/contract/application-token.ts';
import { AREAS } from '#server/areas.ts';
import { type ErrorText, PLATFORM_ERRORS } from '#server/errors.ts';
import { callersOf } from './callers-of-right.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import { PUBLIC_NAMES } from './public-names.ts';

const ROOT = join(import.meta.dirname, '..');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function wireNames(declared: readonly DeclaredRoute[]): string {
  const rows = declared
    .map(({ method, path, declaration }) => ({
      method,
      path: path.replace(/:(\w+)/g, '{$1}'),
      class: wireClass(path),
      ...declaration,
    }))
    .sort(
      (a, b) =>
        WIRE_CLASSES.indexOf(a.class) - WIRE_CLASSES.indexOf(b.class) ||
        a.path.localeCompare(b.path) ||
        METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
    );
  return [
    '# Wire names',
    '',
    'All operations of the API. `npm run api:docs` generates this page from their declarations (`features/<area>/contract/*routes.ts`). The file of an operation',
    'is its id in kebab case, in the `api/` folder of its area: `showPlace` is `show-place.ts`. The class of a path follows from its name',
    '(`features/accounts/contract/application-token.ts`):',
    '',
    '- **public**: the path contains one of the twenty names below. Requests need the application token, which identifies the app and gives no rights.',
    '- **open**: requests need no token. A created resource has its own secret, which is sent in a header.',
    '- **private**: the path begins with `/api/me/`, `/api/manage/` or `/api/admin/`. Requests need the token of a person.',
    '',
    'The column «kept» says how long the server keeps one copy for every caller (`server/kept/`), at most until the minute ends. A kept answer has a strong `ETag` and',
    '`Cache-Control: public, max-age=0, must-revalidate`, so that a browser asks each time and gets 304 if nothing changed. Some answers may be used again without asking for the',
    'given time (`public, max-age`). All other answers have `Cache-Control: no-cache` and no `ETag`, and `no-store` if the request has the token of a person. Pages are kept if every answer that they show is kept.',
    '',
    '| class | method | path | id | right | kept | summary (Spanish) |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.class} | ${row.method} | \`${row.path}\` | \`${row.id}\` | ${row.right}${row.freshProof ? ', with a fresh proof' : ''} | ${keptUntil(row)} | ${row.summary} |`,
    ),
    '',
    '## Who has each right',
    '',
    'From `features/accounts/contract/rights.ts`. A fresh proof is a proof of identity within the last minutes. Admins need a second factor.',
    '',
    '| right | callers |',
    '|---|---|',
    ...[...new Set(rows.map(({ right }) => right))].sort().map((right) => `| ${right} | ${callersOf(right)} |`),
    '',
    '## The twenty names of public paths',
    '',
    'The journey is a test in `e2e/`, in a real browser, that shows the name from its writer to its reader.',
    '',
    '| contained in the path | written by | read by | journey |',
    '|---|---|---|---|',
    ...APPLICATION_TOKEN_PATHS.map((pattern) => {
      const { writers, readers, journey } = PUBLIC_NAMES[pattern];
      return `| \`${pattern}\` | ${writers} | ${readers} | \`${journey[0]}\`: ${journey[1]} |`;
    }),
    '',
  ].join('\n');
}

function keptUntil({ kept, keptUnless, browserSeconds }: DeclaredRoute['declaration']): string {
  if (!kept) return '';
  const until = kept === 'content' ? 'until content changes' : 'until content or a departure changes';
  const unless = keptUnless ? `, not with ${keptUnless.map((name) => `\`${name}\``).join(' or ')}` : '';
  return `${until}${unless}${browserSeconds ? `; browsers: ${browserSeconds} s` : ''}`;
}

export function errorPages(): Map<string, string> {
  const catalogues: [string, Readonly<Record<string, ErrorText>>][] = [
    ['the platform', PLATFORM_ERRORS],
    ...AREAS.flatMap(({ name, errors }): [string, Readonly<Record<string, ErrorText>>][] =>
      errors ? [[`the area ${name}`, errors]] : [],
    ),
  ];
  return new Map(
    catalogues.flatMap(([owner, catalogue]) =>
      Object.entries(catalogue).map(([code, { status, title, detail }]): [string, string] => [
        `${code}.md`,
        `# ${code}\n\nHTTP status ${status} · defined by ${owner} · \`urn:vereda:error:${code}\`\n\n> **${title}.** ${detail}\n`,
      ]),
    ),
  );
}

export async function writeApiFiles(): Promise<void> {
  await writeFile(join(ROOT, 'docs', 'wire-names.md'), wireNames(await declaredRoutes()));
  const folder = join(ROOT, 'docs', 'errors');
  await mkdir(folder, { recursive: true });
  const pages = errorPages();
  for (const name of await readdir(folder)) if (!pages.has(name)) await rm(join(folder, name));
  for (const [name, text] of pages) await writeFile(join(folder, name), text);
}
