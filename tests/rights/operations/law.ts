import { randomUUID } from 'node:crypto';
import type { FiledComplaint } from '#features/complaints/contract/complaint.ts';
import type { RegionPolicy } from '#features/policies/contract/region.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY, type Role } from '../roles.ts';
import { asAdmin, type World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];
const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const WRITE = { lets: ['editor', 'admin'], others: 403 } as const;
const PUBLISH = { lets: ['admin'], others: 403 } as const;

const sheet = {
  kind: 'reclamo',
  consumer: {
    name: 'Lucía Ñopo',
    document: { kind: 'dni', number: '40123456' },
    address: 'Jr. Pizarro 100',
    email: 'lucia@ejemplo.pe',
    phone: null,
  },
  guardian: null,
  good: { kind: 'service', description: 'Paseo', amount: null },
  detail: 'El paseo empezó dos horas tarde.',
  request: 'Que me devuelvan lo pagado.',
};
const filing = () => ({ url: '/api/complaints/', payload: { uuid: randomUUID(), sheet } });

/** Creates a complaint of the traveller. A guest sends the link of the complaint, another guest the link of a different complaint. */
async function about(world: World, role: Role) {
  const file = async (headers = {}): Promise<FiledComplaint> =>
    (await world.ask({ method: 'POST', ...filing(), headers })).json();
  const { complaint, secret } = await file({ authorization: `Bearer ${world.people.traveller.token}` });
  const held = role === 'guest' ? secret : role === 'other guest' ? (await file()).secret : undefined;
  const headers: Record<string, string> = held ? { 'vereda-complaint-secret': held } : {};
  return { url: `/api/complaints/${complaint.reference}`, reference: complaint.reference, headers };
}

async function regionComplaint(world: World) {
  const { reference } = await about(world, 'visitor');
  return `/api/admin/complaints/${reference}`;
}

const DRAFT = '/api/admin/policies/reviews';
/** Saves a draft of the policy and replaces an earlier draft. */
async function drafted(world: World): Promise<RegionPolicy> {
  const { text }: RegionPolicy = await asAdmin(world, { url: DRAFT });
  return asAdmin(world, { method: 'PUT', url: `${DRAFT}/draft`, payload: writing(text.hash) });
}
const writing = (hash: string | null) => ({
  title: 'Reglas',
  source: `Publicamos lo bueno y lo malo (${randomUUID()}).`,
  summary: null,
  hash,
});
const FAR = '2999-01-01';

/** Operations on complaints, policies and the country's law. */
export const lawOperations: Operations = {
  'GET /api/law/': { lets: ANYBODY, request: () => ({ url: '/api/law/' }) },
  'GET /api/complaints/book': { lets: ANYBODY, request: () => ({ url: '/api/complaints/book' }) },
  'POST /api/complaints/': { lets: ANYBODY, request: filing },
  'GET /api/complaints/{reference}': { lets: OWN, request: about },
  'GET /api/complaints/{reference}/sheet.pdf': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await about(world, role);
      return { url: `${url}/sheet.pdf`, headers };
    },
  },
  'POST /api/complaints/{reference}/act': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await about(world, role);
      return { url: `${url}/act`, headers, payload: { action: 'withdraw' } };
    },
  },
  'GET /api/admin/complaints/': { ...REGION_STAFF, request: () => ({ url: '/api/admin/complaints/' }) },
  'GET /api/admin/complaints/{reference}': {
    ...REGION_STAFF,
    request: async (world) => ({ url: await regionComplaint(world) }),
  },
  'POST /api/admin/complaints/{reference}/act': {
    ...REGION_STAFF,
    request: async (world) => ({ url: `${await regionComplaint(world)}/act`, payload: { action: 'take' } }),
  },
  'GET /api/admin/policies/': { ...WRITE, request: () => ({ url: '/api/admin/policies/' }) },
  'GET /api/admin/policies/{kind}': { ...WRITE, request: () => ({ url: DRAFT }) },
  'GET /api/admin/policies/{kind}/versions/{version}': { ...WRITE, request: () => ({ url: `${DRAFT}/versions/1` }) },
  'PUT /api/admin/policies/{kind}/draft': {
    ...WRITE,
    request: async (world) => {
      const { text } = await drafted(world);
      return { url: `${DRAFT}/draft`, payload: writing(text.hash) };
    },
  },
  'DELETE /api/admin/policies/{kind}/draft': {
    ...WRITE,
    request: async (world) => {
      await drafted(world);
      return { url: `${DRAFT}/draft` };
    },
  },
  'POST /api/admin/policies/{kind}/publish': {
    ...PUBLISH,
    request: async (world) => {
      const { text } = await drafted(world);
      return { url: `${DRAFT}/publish`, payload: { hash: text.hash, effectiveFrom: FAR } };
    },
  },
  'POST /api/admin/policies/{kind}/withdraw': {
    ...PUBLISH,
    request: async (world) => {
      const { text } = await drafted(world);
      const { versions }: RegionPolicy = await asAdmin(world, {
        method: 'POST',
        url: `${DRAFT}/publish`,
        payload: { hash: text.hash, effectiveFrom: FAR },
      });
      return { url: `${DRAFT}/withdraw`, payload: { version: versions[0]!.version } };
    },
  },
};
