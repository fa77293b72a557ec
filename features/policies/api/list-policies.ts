import { type Static, Type } from 'typebox';
import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { POLICY_KINDS, PoliciesList, Policy, type PolicySummary } from '#features/policies/contract/policy.ts';
import { policyStates } from '#features/policies/contract/policy-states.ts';
import { policyRoutes } from '#features/policies/contract/routes.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { lawOf } from './law.ts';
import { type PolicyRow, readPolicies, readPolicyBody } from './policy.store.ts';
import type { FreshTexts } from './refresh-texts.ts';

const Params = Type.Object({ kind: Type.String({ maxLength: 40 }) });
const Query = Type.Object(
  {
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Una versión anterior o futura; la vigente si no se indica' }),
    ),
  },
  { additionalProperties: false },
);

/** `GET /api/politics/`: the texts in force. `GET /api/politics/:kind/`: a text with its history. */
export function listPolicies(app: App, platform: Platform, fresh: FreshTexts): void {
  const { db, config } = platform;
  const readSummaries = async () => {
    const region = await fresh();
    return withStates(await readPolicies(db, config.REGION), lawOf(region).today);
  };

  app.get(
    policyRoutes.list,
    {
      config: { right: 'policies.read' },
      schema: { tags: ['Políticas'], summary: 'Textos legales vigentes', response: { 200: PoliciesList } },
    },
    async () => {
      const inForce = (await readSummaries()).filter(({ state }) => state === 'in_force');
      return { items: inForce.sort((a, b) => POLICY_KINDS.indexOf(a.kind) - POLICY_KINDS.indexOf(b.kind)) };
    },
  );

  app.get(
    policyRoutes.detail,
    {
      config: { right: 'policies.read' },
      schema: {
        tags: ['Políticas'],
        summary: 'Un texto legal: la versión vigente, o la que se pida',
        params: Params,
        querystring: Query,
        response: { 200: Policy },
      },
    },
    async ({ params, query }): Promise<Static<typeof Policy>> => {
      const policies = (await readSummaries()).filter(({ kind }) => kind === params.kind);
      const asked = policies.find(({ version, state }) =>
        query.version ? version === query.version : state === 'in_force',
      );
      if (!asked) throw problem(POLICY_ERRORS, 'policy_not_found');
      return {
        ...asked,
        body: await readPolicyBody(db, config.REGION, asked.kind, asked.version),
        versions: policies.map(({ version, effectiveFrom, state, summary }) => ({
          version,
          effectiveFrom,
          state,
          summary,
        })),
      };
    },
  );
}

/** Published versions, with their state on the day `day`. Drafts are left out. */
function withStates(rows: PolicyRow[], day: string): PolicySummary[] {
  return POLICY_KINDS.flatMap((kind) => {
    const versions = rows.filter((row) => row.kind === kind);
    const states = policyStates(
      versions.map(({ version, published, effective_from }) => ({ version, published, effectiveFrom: effective_from })),
      day,
    );
    return versions.flatMap(({ title, version, hash, demo, summary, effective_from }, i): PolicySummary[] => {
      const state = states[i]!;
      return state === 'draft'
        ? []
        : [{ kind, title, version, state, effectiveFrom: effective_from, demo, summary, hash }];
    });
  });
}
