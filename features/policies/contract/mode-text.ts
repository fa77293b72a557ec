import { type Static, Type } from 'typebox';
import { SALES_KINDS } from './policy.ts';

/** Names of the API. `regions/country-schema.ts` has the names of the country pack. */
export const MODES = ['directory', 'quotations', 'intermediary'] as const;
export const Mode = Type.Enum([...MODES]);
export type Mode = Static<typeof Mode>;

/**
 * `ready` is in force, `generated` comes from a file, `drafted` is published when the mode changes.
 * `missing` and `scheduled` prevent the change.
 */
export const ModeText = Type.Object({
  kind: Type.Enum([...SALES_KINDS]),
  title: Type.String(),
  state: Type.Enum(['ready', 'generated', 'drafted', 'missing', 'scheduled']),
});
export type ModeText = Static<typeof ModeText>;

export const ModeTexts = Type.Object({
  directory: Type.Array(ModeText),
  quotations: Type.Array(ModeText),
  intermediary: Type.Array(ModeText),
});
export type ModeTexts = Static<typeof ModeTexts>;

/** `true` if the change to the legal mode is possible with this text. */
export const isText = ({ state }: Pick<ModeText, 'state'>): boolean => state !== 'missing' && state !== 'scheduled';
