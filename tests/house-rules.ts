import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AREA_ORDER, type Door } from '#features/order.ts';
import { SCREEN_URL_RULE } from './screen-url-rule.ts';
import { STYLE_RULES } from './style-rules.ts';
import type { TextRule } from './text-rule.ts';

const MOST_LINES = 300;
/** Each value is the reason why the file may be longer. */
const MAY_BE_LONGER: Record<string, string> = {
  'planner/engine/tour.ts': 'One mutable state with the updates that keep it true, on the hot path of the search.',
};

/**
 * These files may compare error messages, because their libraries have no error codes and do not translate messages.
 */
const UNTRANSLATED = new Set(['server/database/sql-state.ts']);

/**
 * The queue's public view lacks the payloads of waiting jobs
 * (docs/decisions/0020-the-queue-by-its-documented-calls.md).
 */
const READS_QUEUE_TABLES = new Set(['features/privacy/api/declaration/platform.ts']);

/** These files may register routes with Fastify itself. Each value is the reason. */
const REGISTERS_OTHER_ROUTES: Record<string, string> = {
  'features/open-data/api/': 'Files, feeds, lists and cards for other sites, which are no operations of the API.',
  'features/octo/api/': 'The standard OCTO defines the paths below /octo and documents them.',
  'server/create-server.ts': '/healthz tells a supervisor that the site works.',
  'server/http/csp-reports.ts': "Browsers send reports in the browsers' own formats.",
  'server/http/serve.ts': 'Registers the declared operations.',
  'server/openapi/serve-docs.ts': "The API's document, and its page for people.",
  'server/render/': 'Screens, and files for browsers and search engines.',
  'server/storage/image-routes.ts': 'Stored images.',
};

const TEST = /\.(test|spec)\.tsx?$/;
const ROUTES_FILE = /^features\/[^/]+\/contract\/[\w-]*routes\.ts$/;

export const TEXT_RULES: TextRule[] = [
  ...STYLE_RULES,
  SCREEN_URL_RULE,
  ...(Object.keys(AREA_ORDER) as Door[]).map((door) => ({
    name: `areas-in-order-${door}`,
    why: 'An area imports only from areas before it in the list of its door (features/order.ts): no two areas need each other.',
    broken: (path: string, text: string) => !TEST.test(path) && importsLaterArea(door, path, text),
  })),
  {
    name: 'environment-is-read-once',
    why: 'server/config.ts is the only reader of the environment.',
    broken: (path, text) =>
      !/^(server\/config\.ts$|tools\/|tests\/(?!planted)|e2e\/|bench\/|[^/]+\.config\.ts$)/.test(path) &&
      !TEST.test(path) &&
      /process\.env\b/.test(text),
  },
  {
    name: 'declared-in-routes',
    why: 'Operations of the API are declared in contract/*routes.ts, which the build strips of schemas.',
    broken: (path, text) =>
      !ROUTES_FILE.test(path) && !TEST.test(path) && /\broute\(\s*['"`](GET|POST|PUT|PATCH|DELETE) /.test(text),
  },
  {
    name: 'constant-is-the-id',
    why: 'The constant of an operation has the name of its id.',
    broken: (path, text) =>
      ROUTES_FILE.test(path) &&
      text
        .split(/^(?:export )?const /m)
        .some((part) => /^\w+ = route\(/.test(part) && !part.includes(`id: '${/^\w+/.exec(part)![0]}',`)),
  },
  {
    name: 'file-is-the-id',
    why: 'A reader finds the file of an operation from its id: api/show-place.ts serves showPlace.',
    broken: (path, text) =>
      /^(features|server)\//.test(path) &&
      !TEST.test(path) &&
      [...text.matchAll(/\bserve\(\s*\w+,\s*(?:\w+\.)?(\w+)/g)].some(
        ([, id]) => !new RegExp(`^features/[^/]+/api/(.+/)?${kebab(id!)}\\.ts$`).test(path),
      ),
  },
  {
    name: 'operations-are-served',
    why: 'Every operation of the API is declared and registered with serve(). Other routes need a reason in tests/house-rules.ts.',
    broken: (path, text) =>
      /^(features\/[^/]+\/api|server)\//.test(path) &&
      !Object.keys(REGISTERS_OTHER_ROUTES).some((start) => path.startsWith(start)) &&
      !TEST.test(path) &&
      /^\s*(app|scope|api)\.(get|post|put|patch|delete|all|route)\(/m.test(text),
  },
  {
    name: 'no-barrel',
    why: 'Every import says where the thing is.',
    broken: (_path, text) => /^export \*/m.test(text),
  },
  {
    name: 'sql-only-in-stores',
    why: 'A review of all queries needs to read *.store.ts only.',
    broken: (path, text) =>
      /^features\/[^/]+\/api\//.test(path) &&
      !path.endsWith('.store.ts') &&
      !TEST.test(path) &&
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`/.test(text),
  },
  {
    name: 'chance-is-never-a-secret',
    why: 'Unguessable values come from node:crypto. Only the pause before another attempt may use Math.random.',
    broken: (path, text) =>
      /^(server|sandbox|features\/[^/]+\/api)\//.test(path) &&
      path !== 'server/database/transaction.ts' &&
      !TEST.test(path) &&
      /Math\.random\b/.test(text),
  },
  {
    name: 'regions-are-where-the-setting-says',
    why: 'A region may lie outside the project (REGIONS_DIR), so every call names the folder.',
    broken: (path, text) =>
      /^(server|sandbox|features\/[^/]+\/api|tools)\//.test(path) &&
      !TEST.test(path) &&
      [...text.matchAll(/\breadRegion\(([^;]*?)\)/g)].some(([, given]) => !/\bregions\b/.test(given!)),
  },
  {
    name: 'errors-are-known-by-code',
    why: 'Databases, browsers and systems translate their messages, so errors are recognised by their codes.',
    broken: (path, text) =>
      !UNTRANSLATED.has(path) &&
      !/^(tests\/(?!planted)|e2e\/)/.test(path) &&
      !TEST.test(path) &&
      (/\/[a-z]*\.test\([^;\n]*\b(message|stack)\b/.test(text) ||
        /\b(message|stack)\)?\??\.(includes|startsWith|endsWith|match|search|indexOf)\(/.test(text) ||
        /\b(e|err|error|cause|reason)\??\.message\s*[!=]==?/.test(text)),
  },
  {
    name: 'queue-by-its-documented-calls',
    why: 'The queue is reached through the functions and the view that its release documents; its tables change from one release to the next.',
    broken: (path, text) =>
      !READS_QUEUE_TABLES.has(path) &&
      !/^tests\/(?!planted)/.test(path) &&
      !TEST.test(path) &&
      /\bgraphile_worker\._private_/.test(text),
  },
  {
    name: 'kebab-case',
    why: 'A file can be found by guessing.',
    broken: (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(path.split('/').at(-1)!),
  },
  {
    name: 'no-drawer-names',
    why: 'A name says what is inside.',
    broken: (path) => /(^|[/.-])(utils?|helpers?|misc|common|manager|service)([/.-]|$)/.test(path),
  },
  {
    name: 'short-files',
    why: `A file above ${MOST_LINES} lines (except tests) needs a reason in tests/house-rules.ts.`,
    broken: (path, text) => !(path in MAY_BE_LONGER) && !TEST.test(path) && text.split('\n').length - 1 > MOST_LINES,
  },
  {
    name: 'days-have-a-zone',
    why: "Days are in the region's time zone: no code formats them in the zone of its computer, and screens do not cut them out of an instant (web/format/dates.ts).",
    broken: (path, text) =>
      /^(web|features|server|planner)\//.test(path) &&
      path !== 'web/format/dates.ts' &&
      !TEST.test(path) &&
      (/\.toLocale(Date|Time)String\(/.test(text) ||
        formatsWithoutZone(text) ||
        (/^(web|features\/[^/]+\/web)\//.test(path) && /\.slice\(0, ?10\)/.test(text))),
  },
  {
    name: 'numbers-have-a-locale',
    why: "Numbers and money have the region's locale (web/format/locale.ts), which differs by country.",
    broken: (path, text) =>
      /^(web|features|server)\//.test(path) &&
      path !== 'features/organisation/contract/choices.ts' &&
      !path.startsWith('web/kit/') &&
      !TEST.test(path) &&
      /['"]es-[A-Z]{2}['"]/.test(text),
  },
  {
    name: 'no-unfinished-mark',
    why: 'Missing work is an issue, not a comment.',
    broken: (_path, text) =>
      new RegExp(`(?<!['"])\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`).test(text),
  },
];

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function importsLaterArea(door: Door, path: string, text: string): boolean {
  const order: readonly string[] = AREA_ORDER[door];
  const [, own, ownDoor] = /^features\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  if (own === undefined || ownDoor !== door || !order.includes(own)) return false;
  const before = order.slice(0, order.indexOf(own));
  return [...text.matchAll(/(?:from|import|import\()\s*'(?:#features\/|(?:\.\.\/){2,})([a-z-]+)\/([a-z]+)\//g)].some(
    ([, area = '', of]) => of === door && area !== own && !before.includes(area),
  );
}

function formatsWithoutZone(text: string): boolean {
  return text
    .split('new Intl.DateTimeFormat(')
    .slice(1)
    .some((rest) => !/zone|clock|UTC/i.test(rest.split(';')[0]!));
}

export async function brokenTextRules(root: string, paths: string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    const text = await readFile(join(root, path), 'utf8');
    for (const rule of TEXT_RULES) if (rule.broken(path, text)) broken.push(`${rule.name}: ${path}`);
  }
  return broken;
}

export async function sourcesBelow(root: string, folders: string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !/\.(tsx?|mjs|cjs|css)$/.test(entry.name)) continue;
      paths.push(
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      );
    }
  }
  return paths.sort();
}
