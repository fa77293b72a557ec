import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { POLICY_KINDS } from './policy.ts';
import { PublishBody, RegionPolicies, RegionPolicy, RegionText, SaveDraftBody, WithdrawBody } from './region.ts';

const draft = { tag: 'Políticas', right: 'policies.draft' } as const;
const Kind = Type.Enum([...POLICY_KINDS]);

export const listRegionPolicies = route('GET /api/admin/policies/', {
  ...draft,
  id: 'listRegionPolicies',
  summary: 'Los textos legales y sus borradores',
  replies: { 200: RegionPolicies },
});

const onePolicy = { ...draft, params: Type.Object({ kind: Kind }), replies: { 200: RegionPolicy } } as const;

export const showRegionPolicy = route('GET /api/admin/policies/:kind', {
  ...onePolicy,
  id: 'showRegionPolicy',
  summary: 'Un texto legal en el editor',
});

export const showPolicyVersion = route('GET /api/admin/policies/:kind/versions/:version', {
  ...draft,
  id: 'showPolicyVersion',
  summary: 'El texto de una versión, también de un borrador',
  params: Type.Object({ kind: Kind, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  replies: { 200: RegionText },
  errors: ['policy_not_found'],
});

export const writePolicyDraft = route('PUT /api/admin/policies/:kind/draft', {
  ...onePolicy,
  id: 'writePolicyDraft',
  summary: 'Guarda el borrador de la versión siguiente',
  bodyLimit: 262_144,
  body: SaveDraftBody,
  errors: ['policy_draft_changed', 'policy_unknown_placeholder'],
});

export const discardPolicyDraft = route('DELETE /api/admin/policies/:kind/draft', {
  ...onePolicy,
  id: 'discardPolicyDraft',
  summary: 'Descarta el borrador',
  errors: ['policy_not_found', 'policy_action_refused'],
});

export const publishPolicy = route('POST /api/admin/policies/:kind/publish', {
  ...onePolicy,
  id: 'publishPolicy',
  summary: 'Publica el borrador desde hoy o desde una fecha',
  right: 'policies.publish',
  body: PublishBody,
  errors: [
    'policy_not_found',
    'policy_action_refused',
    'policy_date_past',
    'policy_draft_changed',
    'policy_other_mode',
    'policy_unchanged',
    'policy_unknown_placeholder',
  ],
});

export const withdrawPolicy = route('POST /api/admin/policies/:kind/withdraw', {
  ...onePolicy,
  id: 'withdrawPolicy',
  summary: 'Devuelve a borrador lo que estaba programado',
  right: 'policies.publish',
  body: WithdrawBody,
  errors: ['policy_not_found', 'policy_action_refused'],
});
