import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { hasTelephone, telephoneIssues } from '#features/telephone.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';

/** Checks the telephones in the bodies of all routes that are added after this call. */
export function checkTelephones(app: App, { region }: Pick<Platform, 'region'>): void {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body as TSchema | undefined;
    if (!body || !hasTelephone(body)) return;
    const check = async (request: FastifyRequest) => {
      const { settings } = await region.current();
      const issues = telephoneIssues(body, request.body, settings.country);
      if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    };
    route.preHandler = [route.preHandler ?? [], check].flat();
  });
}
