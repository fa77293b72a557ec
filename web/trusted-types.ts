/**
 * What may become code in this page. The browser asks this policy whenever a library hands it a text where it wants a script or a script's
 * address, and stops what the policy does not let through; nothing at all may become HTML (`require-trusted-types-for` of
 * server/http/security.ts). Browsers without Trusted Types go on without.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createScript', (text: string) => string | null>,
  ): unknown;
}

/** Workers of the map and of the planner: files of the build, from our own origin. */
export function ownScript(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url && url.origin === origin && url.pathname.startsWith('/assets/') ? url.href : null;
}

/** Structured data for search engines stands in a script element. JSON is a value: run, it would do nothing. */
export function dataOnly(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Before anything else of the page runs. */
export function trustOwnCodeAlone(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => ownScript(address, location.origin),
    createScript: dataOnly,
  });
}
