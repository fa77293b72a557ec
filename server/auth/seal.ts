import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

export interface Seal {
  close(secret: Uint8Array, context: string): Buffer;
  /** @throws if the bytes were changed, or were sealed with another key or context. */
  open(sealed: Buffer, context: string): Buffer;
}

export function sealWith(key: Buffer): Seal {
  return {
    close(secret, context) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG })
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(-TAG));
      return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]);
    },
  };
}
