import { Type } from 'typebox';
import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { POLICY_KINDS } from '#features/policies/contract/policy.ts';
import { RegionPolicies, RegionPolicy, RegionText } from '#features/policies/contract/region.ts';
import { policyRoutes } from '#features/policies/contract/routes.ts';
import { MOST_INTEGER } from '#server/database/most-integer.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import type { FreshTexts } from '../refresh-texts.ts';
import { readVersions } from './draft.store.ts';
import { regionPolicyView, regionVersionView } from './region.view.ts';

export const KindParams = Type.Object({ kind: Type.Enum([...POLICY_KINDS]) });
const VersionParams = Type.Object({
  ...KindParams.properties,
  version: Type.Integer({ minimum: 1, maximum: MOST_INTEGER }),
});

/**
 * `GET /api/admin/policies/…`: all kinds with the version in force, the scheduled version and the draft; or one kind with all its versions and the text
 * for the editor.
 */
export function showPolicies(app: App, { db, config }: Platform, fresh: FreshTexts): void {
  const route = { config: { right: 'policies.draft' } } as const;
  const tags = ['Políticas'];

  app.get(
    policyRoutes.region,
    { ...route, schema: { tags, summary: 'Los textos legales y sus borradores', response: { 200: RegionPolicies } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const region = await fresh();
      return regionVersionView(await readVersions(db, config.REGION), region);
    },
  );

  app.get(
    policyRoutes.regionOne,
    {
      ...route,
      schema: { tags, summary: 'Un texto legal en el editor', params: KindParams, response: { 200: RegionPolicy } },
    },
    async ({ actor, params }, reply) => {
      reply.header('cache-control', 'no-store');
      const region = await fresh();
      return regionPolicyView(params.kind, await readVersions(db, config.REGION, params.kind), region, actor);
    },
  );

  app.get(
    policyRoutes.regionVersion,
    {
      ...route,
      schema: {
        tags,
        summary: 'El texto de una versión, también de un borrador',
        params: VersionParams,
        response: { 200: RegionText },
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const found = (await readVersions(db, config.REGION, params.kind)).find(
        ({ version }) => version === params.version,
      );
      if (!found) throw problem(POLICY_ERRORS, 'policy_not_found');
      return { title: found.title, source: found.source ?? found.body, body: found.body };
    },
  );
}
