import type { App } from '#server/platform.ts';

/** Path to which browsers report content that the content security policy blocked. */
export const CSP_REPORTS = '/informes/csp';
export const CSP_GROUP = 'csp';

/** Limit for the whole site, because one browser with a faulty extension could fill the log. */
const MOST_AN_HOUR = 200;
const HOUR = 3_600_000;

/** Logs reports without the visitor and without the full URL. */
export function takeCspReports(app: App): void {
  let hour = 0;
  let written = 0;
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16_384 },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    );
    scope.post(
      CSP_REPORTS,
      { schema: { hide: true }, config: { rateLimit: { max: 20, timeWindow: 60_000 } } },
      async ({ body, log }, reply) => {
        const now = Math.floor(Date.now() / HOUR);
        if (now !== hour) [hour, written] = [now, 0];
        for (const report of reportsIn(body)) {
          written += 1;
          if (written <= MOST_AN_HOUR) log.warn({ csp: report }, 'a browser stopped something');
        }
        return reply.code(204).send();
      },
    );
  });
}

/**
 * The directive `report-uri` sends one object with hyphenated names. `report-to` sends a list with camel-case names.
 */
function reportsIn(body: unknown): Record<string, string>[] {
  const bodies = Array.isArray(body) ? body.slice(0, 10).map((it) => it?.body) : [memberOf(body, 'csp-report')];
  return bodies
    .filter((it) => typeof it === 'object' && it !== null)
    .map((it) => ({
      rule: word(memberOf(it, 'effectiveDirective') ?? memberOf(it, 'effective-directive')),
      page: pageKind(memberOf(it, 'documentURL') ?? memberOf(it, 'document-uri')),
      stopped: origin(memberOf(it, 'blockedURL') ?? memberOf(it, 'blocked-uri')),
      by: pageKind(memberOf(it, 'sourceFile') ?? memberOf(it, 'source-file')),
    }));
}

const memberOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[name] : undefined;

const word = (value: unknown): string => /^[a-z-]{1,40}/.exec(String(value ?? ''))?.[0] ?? '';

/** Returns the first segment of the path: `/viajes` for `https://viaja.pe/viajes/secreto?de=ana`. */
function pageKind(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return '';
  return `/${new URL(value).pathname.split('/')[1] ?? ''}`.slice(0, 40);
}

function origin(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (!URL.canParse(value)) return word(value);
  const { protocol, host } = new URL(value);
  return host ? `${protocol}//${host}`.slice(0, 120) : protocol;
}
