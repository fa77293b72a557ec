import { recordVisit } from '../../contract/routes.ts';
import type { VisitBody } from '../../contract/visit.ts';

/** `doNotTrack` is the older signal, which some browsers still send. */
const wantsNoCount = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Outlives the page, as `sendBeacon` does. `sendBeacon` would send the cookies of a signed-in person. A visit that does
 * not arrive is not counted.
 * @param base URL of the API
 */
export function sendVisit(base: string, visit: VisitBody): void {
  if (wantsNoCount()) return;
  const { method, path } = recordVisit;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(visit);
  void fetch(base + path, { method, headers, body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
