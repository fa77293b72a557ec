/** A message from the provider's frame to the page. */
export interface FrameMessage {
  /** Height of the frame's content in pixels, between `LEAST` and `MOST`; null without a height. */
  height: number | null;
  /** True when the payment has ended, successfully or not. */
  outcome: boolean;
}

const LEAST = 200;
const MOST = 2400;

/** Reads a message `{ height?, outcome? }`; null for other data. The caller checks the sender. */
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
