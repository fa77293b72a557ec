type Triple = readonly [number, number, number];

const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const toByte = (linear: number): number => {
  const v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(255 * v)));
};

function toLab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16))) as unknown as Triple;
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3;
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  return `#${channels.map((v) => toByte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours in OKLab, because mixtures in RGB look grey. `t` is 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const [L, a, b] = toLab(from);
  const [L2, a2, b2] = toLab(to);
  return toHex([L + (L2 - L) * t, a + (a2 - a) * t, b + (b2 - b) * t]);
}

/** `t` (0 to 1) is the position in the gradient. */
export function ramp(inks: readonly string[], t: number): string {
  const x = Math.max(0, Math.min(0.9999, t)) * (inks.length - 1);
  const i = Math.floor(x);
  return mix(inks[i]!, inks[i + 1]!, x - i);
}
