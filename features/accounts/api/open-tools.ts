import { type Seal, sealWith } from '#server/auth/seal.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';
import { type AssertGoodPassword, openPasswordCheck } from './passwords/check-password.ts';
import { type BrowserSessions, openBrowserSessions } from './sessions/browser-sessions.ts';

export interface Tools {
  browserSessions: BrowserSessions;
  seal: Seal;
  assertGoodPassword: AssertGoodPassword;
}

export async function openTools(platform: Pick<Platform, 'config' | 'jobs' | 'region'>): Promise<Tools> {
  const { config, jobs } = platform;
  const derive = await openSiteKey(config);
  return {
    browserSessions: openBrowserSessions(config, jobs, derive),
    seal: sealWith(derive('second factors')),
    assertGoodPassword: openPasswordCheck(platform),
  };
}
