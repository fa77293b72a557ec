import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

export interface HiddenCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

/**
 * @param name the name without the region. The cookie's name contains the region, because several regions may share a
 * host.
 * @param path the browser sends the cookie only below this path.
 */
export function hiddenCookie(
  { PUBLIC_URL, REGION }: Pick<Config, 'PUBLIC_URL' | 'REGION'>,
  name: string,
  path: string,
): HiddenCookie {
  const secure = PUBLIC_URL.startsWith('https:');
  const fullName = `${secure ? '__Secure-' : ''}vereda-${name}-${REGION}`;
  const attributes = `Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const add = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('set-cookie', `${fullName}=${value}; Max-Age=${seconds}; ${attributes}`);
  return {
    read: ({ headers }) =>
      headers.cookie
        ?.split(/; */)
        .find((pair) => pair.startsWith(`${fullName}=`))
        ?.slice(fullName.length + 1),
    set: add,
    clear: (reply) => add(reply, '', 0),
  };
}
