/** What a provider's frame tells the page around it. */
export interface FrameMessage {
  /** Pixels that its content needs, within reason. */
  height: number | null;
  /** It came to some end. */
  outcome: boolean;
}

const LEAST = 200;
const MOST = 2400;

/** Reads `{ height?, outcome? }`; null for what is something else. Whose message it is the listener checks. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { height, outcome } = data as { height?: unknown; outcome?: unknown };
  const isHeight = typeof height === 'number' && Number.isFinite(height);
  if (!isHeight && typeof outcome !== 'string') return null;
  return {
    height: isHeight ? Math.min(MOST, Math.max(LEAST, Math.ceil(height))) : null,
    outcome: typeof outcome === 'string',
  };
}
