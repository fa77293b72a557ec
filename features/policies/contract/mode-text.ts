import { type Static, Type } from 'typebox';
import { SALES_KINDS } from './policy.ts';

/** Legal modes as the wire names them (`regions/country-schema.ts`). */
export const MODES = ['directory', 'quotations', 'intermediary'] as const;
export const Mode = Type.Enum([...MODES]);
export type Mode = Static<typeof Mode>;

/**
 * The state of a text about sales for a legal mode: it covers the mode (`ready`), is generated from the region's files (`generated`), waits as a
 * draft that the change publishes (`drafted`), is missing (`missing`), or a scheduled version would contradict the mode (`scheduled`).
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

/** Whether the site may change to a mode with a text in this state. */
export const isText = ({ state }: Pick<ModeText, 'state'>): boolean => state !== 'missing' && state !== 'scheduled';
