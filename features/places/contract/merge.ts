import { type Static, Type } from 'typebox';
import { closed, Id, Instant } from '#features/schema.ts';
import { FACTS } from './place-facts.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { RegionPlace } from './region.ts';

/** Days in which a merge or a split can be undone. */
export const UNDO_DAYS = 30;

export const SIDES = ['kept', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** Why the preview proposes a side: edited by hand, newer, or more complete. `usual` is the kept place's value. */
export const SIDE_REASONS = ['edited', 'newer', 'fuller', 'usual'] as const;
export type SideReason = (typeof SIDE_REASONS)[number];

const MergeSide = Type.Pick(RegionPlace, ['id', 'slug', 'state', 'facts', 'edited', 'origins', 'updatedAt']);

export const MergePreview = Type.Object({
  kept: MergeSide,
  other: MergeSide,
  facts: Type.Array(
    Type.Object({
      fact: Type.Enum([...FACTS]),
      side: Type.Enum([...SIDES]),
      reason: Type.Enum([...SIDE_REASONS]),
    }),
    { description: 'Los datos que no coinciden, con el lado que se propone' },
  ),
  rows: Type.Array(
    Type.Object({
      rows: Type.Enum([...PLACE_ROWS]),
      moves: Type.Integer({ description: 'Pasan al lugar que queda' }),
      stays: Type.Integer({ description: 'No pueden pasar y se quedan como están' }),
    }),
  ),
  bothClaimed: Type.Boolean({ description: 'Los dos tienen responsable o solicitud: no se pueden fusionar' }),
});
export type MergePreview = Static<typeof MergePreview>;

export const MergeParams = Type.Object({ id: Id, otherId: Id });
export const MoveParams = Type.Object({ id: Id, moveId: Id });

export const MergeBody = Type.Object(
  {
    other: Id,
    take: Type.Array(Type.Enum([...FACTS]), {
      uniqueItems: true,
      description: 'Los datos que se toman del otro lugar. Los demás quedan como están',
    }),
    seen: Type.Object(
      { kept: Instant, other: Instant },
      { ...closed, description: '`updatedAt` de los dos lugares como los vio la persona' },
    ),
  },
  closed,
);
export type MergeBody = Static<typeof MergeBody>;
