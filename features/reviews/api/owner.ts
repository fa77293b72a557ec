import type { IncomingHttpHeaders } from 'node:http';
import { type TOptional, type TString, Type } from 'typebox';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { PageQuery } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';

/** A kind of owner of photos, questions and reviews: places, operators or trips. */
export interface Owner {
  kind: 'company' | 'operator' | 'trip';
  /** Spanish name for the API documentation. */
  name: string;
  /** Query parameter that contains the id or slug of an owner. */
  parameter: 'company' | 'operator' | 'trip';
  /** Whether the parameter is required. A list without the parameter contains the public items of all owners. */
  required: boolean;
  /**
   * Finds the id of the requested owner.
   * @throws when the owner does not exist, or the caller may not see it.
   */
  find(platform: Platform, asked: string, asking: { actor: Actor; headers: IncomingHttpHeaders }): Promise<string>;
}

/** Query of a list of photos, questions or reviews: the owner and the page. */
export function ownerQuery({ parameter, required }: Owner) {
  const asked = Type.String({
    minLength: 1,
    maxLength: 200,
    description: parameter === 'trip' ? 'Identificador' : 'Identificador o nombre de su dirección',
  });
  const members: Record<Owner['parameter'], TOptional<TString>> = {
    [parameter]: required ? asked : Type.Optional(asked),
  } as never;
  return Type.Object({ ...members, ...PageQuery }, { additionalProperties: false });
}
