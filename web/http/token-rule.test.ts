import { describe, expect, it } from 'vitest';
import { APPLICATION_TOKEN_PATHS } from '#features/accounts/contract/application-token.ts';
import { authorizationFor, type TokenRule } from './token-rule.ts';

const rule = (userToken: string | null = 'mine'): TokenRule => ({
  apiOrigin: 'https://viaja.example',
  applicationPaths: APPLICATION_TOKEN_PATHS,
  applicationToken: 'app',
  userToken: () => userToken,
});
const header = (url: string, userToken?: string | null) => authorizationFor(new URL(url), rule(userToken));

describe('authorizationFor', () => {
  it.each(APPLICATION_TOKEN_PATHS.map((path) => [path]))(
    'sends the application token if the path contains %s',
    (path) => {
      expect(header(`https://viaja.example/v1/${path}/x`.replace('//api', '/api'))).toBe('Bearer app');
    },
  );

  it('sends the person’s token on other paths, or no token without a person', () => {
    expect(header('https://viaja.example/api/me/trips/')).toBe('Bearer mine');
    expect(header('https://viaja.example/api/me/trips/', null)).toBeNull();
  });

  it('ignores public paths that stand in the query', () => {
    expect(header('https://viaja.example/api/search/suggest?q=/api/companies/')).toBe('Bearer mine');
  });

  it('sends no token to other hosts, even if the path matches', () => {
    expect(header('https://tiles.example/api/companies/')).toBeNull();
    expect(header('https://viaja.example.evil/api/me/')).toBeNull();
    expect(header('http://viaja.example/api/me/')).toBeNull();
  });
});
