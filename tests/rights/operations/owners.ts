import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openClaimCodes } from '#features/owners/api/claims/claim-codes.ts';
import * as claims from '#features/owners/contract/claim-routes.ts';
import * as own from '#features/owners/contract/owner-routes.ts';
import * as proposals from '#features/owners/contract/proposal-routes.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { confirmation, freePlace, fresh, params, query, REGION, STAFF, TEAM } from '../owned-place.ts';
import { PEOPLE } from '../roles.ts';
import type { World } from '../world.ts';

const MINE = { lets: ['traveller'], others: 404 } as const;
const DECIDES = { lets: ['admin', 'moderator'], others: 403 } as const;

async function claim(world: World, proof: 'phone' | 'document' = 'phone'): Promise<string> {
  const [id, place] = [randomUUID(), await freePlace(world)];
  await query(world, `update company set claim = 'claim_requested' where id = $1`, [place]);
  await query(
    world,
    `insert into company_claim (region_id, id, company_id, account_id, proof, phone, disputes) values ($1, $2, $3, $4, $5, '+51 44 221234', false)`,
    [REGION, id, place, world.people.traveller.id, proof],
  );
  return id;
}

async function proposal(world: World): Promise<string> {
  const id = randomUUID();
  await query(world, `update company_proposal set state = 'withdrawn' where state = 'waiting'`, []);
  await query(
    world,
    `insert into company_proposal (region_id, id, company_id, fact, base, value, proposed_as) values ($1, $2, $3, 'register', 'null', $4, 'owner')`,
    [REGION, id, world.company, JSON.stringify({ number: randomUUID(), until: null })],
  );
  return id;
}

export const ownerOperations: Operations = {
  ...row(claims.showClaimWays, {
    lets: PEOPLE,
    request: (world) => requestOf(claims.showClaimWays, { query: { place: world.place } }),
  }),
  ...row(claims.requestClaim, {
    lets: PEOPLE,
    request: async (world) => {
      await fresh(world);
      const body = { id: randomUUID(), place: await freePlace(world), proof: 'phone' as const };
      return requestOf(claims.requestClaim, { body });
    },
  }),
  ...row(claims.showClaim, {
    ...MINE,
    request: async (world) => requestOf(claims.showClaim, { params: { id: await claim(world) } }),
  }),
  ...row(claims.proveClaim, {
    ...MINE,
    request: async (world) => {
      await fresh(world);
      const [id, codes] = [await claim(world), await openClaimCodes(world.platform.config)];
      return requestOf(claims.proveClaim, { params: { id }, body: { code: codes.codeOf(id) } });
    },
  }),
  ...row(claims.uploadClaimDocument, {
    ...MINE,
    request: async (world) => ({
      method: 'POST',
      url: pathOf(claims.uploadClaimDocument, {
        params: { id: await claim(world, 'document') },
        query: { name: 'x' },
      }),
      headers: { 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a40' } })
        .png()
        .toBuffer(),
    }),
  }),
  ...row(claims.withdrawClaim, {
    ...MINE,
    request: async (world) => requestOf(claims.withdrawClaim, { params: { id: await claim(world) } }),
  }),
  ...row(claims.listClaims, { ...DECIDES, request: () => requestOf(claims.listClaims) }),
  ...row(claims.decideClaim, {
    ...DECIDES,
    request: async (world) =>
      requestOf(claims.decideClaim, { params: { id: await claim(world) }, body: { action: 'approve' } }),
  }),
  ...row(claims.showClaimDocument, {
    ...DECIDES,
    request: async (world) => {
      const id = await claim(world, 'document');
      const { rows } = await world.platform.pool.query<{ id: string }>(
        `insert into company_claim_document (region_id, claim_id, name, picture) values ($1, $2, 'x', '\\x00') returning id`,
        [REGION, id],
      );
      return requestOf(claims.showClaimDocument, { params: { id, documentId: rows[0]!.id } });
    },
  }),
  ...row(own.listOwnPlaces, { lets: PEOPLE, request: () => requestOf(own.listOwnPlaces) }),
  ...row(own.showOwnedPlace, { ...TEAM, request: (world) => requestOf(own.showOwnedPlace, { params: params(world) }) }),
  ...row(own.changeOwnedFact, {
    ...TEAM,
    request: async (world) => {
      await query(world, `update company set address = null where id = $1`, [world.company]);
      return requestOf(own.changeOwnedFact, {
        params: params(world),
        body: { base: { address: null }, value: { address: 'Jr. Grau 1' } },
      });
    },
  }),
  ...row(own.undoOwnedChange, {
    ...TEAM,
    request: async (world) => {
      await query(world, `update company set address = 'Jr. Grau 1' where id = $1`, [world.company]);
      const { rows } = await world.platform.pool.query<{ id: string }>(
        `insert into company_change (region_id, company_id, fact, before, after, source, made_as, columns)
         values ($1, $2, 'address', 'null', '"Jr. Grau 1"', 'owner', 'owner', '{"address": null}') returning id`,
        [REGION, world.company],
      );
      return requestOf(own.undoOwnedChange, { params: { ...params(world), changeId: rows[0]!.id } });
    },
  }),
  ...row(own.confirmOwnedHours, {
    ...TEAM,
    request: async (world) => {
      await confirmation(world);
      return requestOf(own.confirmOwnedHours, { params: params(world) });
    },
  }),
  ...row(own.proposeFact, {
    ...TEAM,
    request: async (world) => {
      await query(world, `update company set register = null where id = $1`, [world.company]);
      return requestOf(own.proposeFact, {
        params: params(world),
        body: { id: randomUUID(), base: { register: null }, value: { register: { number: 'LL-1', until: null } } },
      });
    },
  }),
  ...row(own.withdrawProposal, {
    ...TEAM,
    request: async (world) =>
      requestOf(own.withdrawProposal, { params: { ...params(world), proposalId: await proposal(world) } }),
  }),
  ...row(proposals.listProposals, { ...STAFF, request: () => requestOf(proposals.listProposals) }),
  ...row(proposals.decideProposal, {
    ...STAFF,
    request: async (world) =>
      requestOf(proposals.decideProposal, { params: { id: await proposal(world) }, body: { action: 'accept' } }),
  }),
};
