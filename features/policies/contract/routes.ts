import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { LawView } from './law.ts';
import { PoliciesList, Policy } from './policy.ts';

const read = { tag: 'Políticas', right: 'policies.read' } as const;

export const listPolicies = route('GET /api/politics/', {
  ...read,
  kept: 'content',
  id: 'listPolicies',
  summary: 'Textos legales vigentes',
  replies: { 200: PoliciesList },
});

export const showPolicy = route('GET /api/politics/:kind/', {
  ...read,
  kept: 'content',
  id: 'showPolicy',
  summary: 'Un texto legal: la versión vigente, o la que se pida',
  params: Type.Object({ kind: Type.String({ maxLength: 40 }) }),
  query: Type.Object(
    {
      version: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Una versión anterior o futura; la vigente si no se indica' }),
      ),
    },
    { additionalProperties: false },
  ),
  replies: { 200: Policy },
  errors: ['policy_not_found'],
});

export const showLaw = route('GET /api/law/', {
  ...read,
  kept: 'content',
  id: 'showLaw',
  summary: 'Avisos, botones, plazos y registros que pide la ley del país',
  replies: { 200: LawView },
});
