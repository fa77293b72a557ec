import { randomUUID } from 'node:crypto';
import type { ComplaintSheet } from '#features/complaints/contract/complaint.ts';
import { COMPLAINT_SECRET_HEADER } from '#features/complaints/contract/headers.ts';
import {
  actOnComplaint,
  answerComplaint,
  downloadComplaintSheet,
  fileComplaint,
  listComplaints,
  showComplaint,
  showComplaintBook,
  showRegionComplaint,
} from '#features/complaints/contract/routes.ts';
import type { RegionPolicy } from '#features/policies/contract/region.ts';
import {
  discardPolicyDraft,
  listRegionPolicies,
  publishPolicy,
  showPolicyVersion,
  showRegionPolicy,
  withdrawPolicy,
  writePolicyDraft,
} from '#features/policies/contract/region-routes.ts';
import { listPolicies, showLaw, showPolicy } from '#features/policies/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY, type Role } from '../roles.ts';
import { asAdmin, type World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];
const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const WRITE = { lets: ['editor', 'admin'], others: 403 } as const;
const PUBLISH = { lets: ['admin'], others: 403 } as const;

const sheet: ComplaintSheet = {
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
const filing = () => ({ body: { uuid: randomUUID(), sheet } });

async function about(world: World, role: Role) {
  const file = async (headers = {}) => (await call(world.app, fileComplaint, { ...filing(), headers })).json();
  const { complaint, secret } = await file({ authorization: `Bearer ${world.people.traveller.token}` });
  const held = role === 'guest' ? secret : role === 'other guest' ? (await file()).secret : undefined;
  const headers: Record<string, string> = held ? { [COMPLAINT_SECRET_HEADER]: held } : {};
  return { params: { reference: complaint.reference }, headers };
}

async function regionComplaint(world: World) {
  const { params } = await about(world, 'visitor');
  return { params };
}

const params = { kind: 'reviews' } as const;
async function drafted(world: World): Promise<RegionPolicy> {
  const { text }: RegionPolicy = await asAdmin(world, requestOf(showRegionPolicy, { params }));
  return asAdmin(world, requestOf(writePolicyDraft, { params, body: writing(text.hash) }));
}
const writing = (hash: string | null) => ({
  title: 'Reglas',
  source: `Publicamos lo bueno y lo malo (${randomUUID()}).`,
  summary: null,
  hash,
});
const FAR = '2999-01-01';

export const lawOperations: Operations = {
  ...row(showLaw, { lets: ANYBODY, request: () => requestOf(showLaw) }),
  ...row(listPolicies, { lets: EVERYBODY, request: () => requestOf(listPolicies) }),
  ...row(showPolicy, { lets: EVERYBODY, request: () => requestOf(showPolicy, { params: { kind: 'terms' } }) }),
  ...row(showComplaintBook, { lets: ANYBODY, request: () => requestOf(showComplaintBook) }),
  ...row(fileComplaint, { lets: ANYBODY, request: () => requestOf(fileComplaint, filing()) }),
  ...row(showComplaint, {
    lets: OWN,
    request: async (world, role) => requestOf(showComplaint, await about(world, role)),
  }),
  ...row(downloadComplaintSheet, {
    lets: OWN,
    request: async (world, role) => requestOf(downloadComplaintSheet, await about(world, role)),
  }),
  ...row(actOnComplaint, {
    lets: OWN,
    request: async (world, role) =>
      requestOf(actOnComplaint, { ...(await about(world, role)), body: { action: 'withdraw' } }),
  }),
  ...row(listComplaints, { ...REGION_STAFF, request: () => requestOf(listComplaints) }),
  ...row(showRegionComplaint, {
    ...REGION_STAFF,
    request: async (world) => requestOf(showRegionComplaint, await regionComplaint(world)),
  }),
  ...row(answerComplaint, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(answerComplaint, { ...(await regionComplaint(world)), body: { action: 'take' } }),
  }),
  ...row(listRegionPolicies, { ...WRITE, request: () => requestOf(listRegionPolicies) }),
  ...row(showRegionPolicy, { ...WRITE, request: () => requestOf(showRegionPolicy, { params }) }),
  ...row(showPolicyVersion, {
    ...WRITE,
    request: () => requestOf(showPolicyVersion, { params: { ...params, version: 1 } }),
  }),
  ...row(writePolicyDraft, {
    ...WRITE,
    request: async (world) => {
      const { text } = await drafted(world);
      return requestOf(writePolicyDraft, { params, body: writing(text.hash) });
    },
  }),
  ...row(discardPolicyDraft, {
    ...WRITE,
    request: async (world) => {
      await drafted(world);
      return requestOf(discardPolicyDraft, { params });
    },
  }),
  ...row(publishPolicy, {
    ...PUBLISH,
    request: async (world) => {
      const { text } = await drafted(world);
      return requestOf(publishPolicy, { params, body: { hash: text.hash!, effectiveFrom: FAR } });
    },
  }),
  ...row(withdrawPolicy, {
    ...PUBLISH,
    request: async (world) => {
      const { text } = await drafted(world);
      const { versions }: RegionPolicy = await asAdmin(
        world,
        requestOf(publishPolicy, { params, body: { hash: text.hash!, effectiveFrom: FAR } }),
      );
      return requestOf(withdrawPolicy, { params, body: { version: versions[0]!.version } });
    },
  }),
};
