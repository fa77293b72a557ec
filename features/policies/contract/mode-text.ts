import { type Static, Type } from 'typebox';
import { SALES_KINDS } from './policy.ts';

export const MODES = ['directory', 'quotations', 'intermediary'] as const;
export const Mode = Type.Enum([...MODES]);
export type Mode = Static<typeof Mode>;

/**
 * The states `missing` and `scheduled` prevent the change of the legal mode. A text in the state `drafted` is published
 * by the change.
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

export const isText = ({ state }: Pick<ModeText, 'state'>): boolean => state !== 'missing' && state !== 'scheduled';
