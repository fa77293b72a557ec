export interface FrameMessage {
  /** In pixels, or null if the message has no height. */
  height: number | null;
  outcome: boolean;
}

const LEAST = 200;
const MOST = 2400;

/**
 * The caller must check the sender of the message.
 * @returns null if the data has another shape
 */
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
