import type { IncomingHttpHeaders } from 'node:http';
import { type TOptional, type TString, Type } from 'typebox';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { PageQuery } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';

/** An owner of photos, questions and reviews. */
export interface Owner {
  kind: 'company' | 'operator' | 'trip';
  /** In Spanish, for the API's document. */
  name: string;
  /** Name of the query parameter that selects one owner. */
  parameter: 'company' | 'operator' | 'trip';
  /** Whether the parameter is required. Without it, a list contains everything public. */
  required: boolean;
  /**
   * The stored id of the requested owner.
   * @throws when there is none that this request may see.
   */
  find(platform: Platform, asked: string, asking: { actor: Actor; headers: IncomingHttpHeaders }): Promise<string>;
}

/** The query of a list that belongs to an owner. */
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
