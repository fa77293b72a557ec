/** A message of the provider's frame to the page around it. */
export interface FrameMessage {
  /** Height of its content in pixels, limited to sensible values. */
  height: number | null;
  /** True when the payment came to an end, successful or not. */
  outcome: boolean;
}

const LEAST = 200;
const MOST = 2400;

/** Reads `{ height?, outcome? }`; null for other data. The listener checks the sender. */
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
