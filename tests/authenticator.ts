import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '#features/accounts/contract/passkey.ts';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export interface TestAuthenticator {
  id: string;
  counter: number;
  create(options: Record<string, unknown>, changes?: Changes): NewPasskeyAnswer;
  get(options: Record<string, unknown>, changes?: Changes): PasskeyAnswer;
}

export interface Changes {
  origin?: string;
  rpId?: string;
  unverified?: boolean;
}

/** Uses one P-256 key, as in WebAuthn level 3. The signatures are real. */
export function testAuthenticator(origin: string): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');

  const clientData = (type: string, challenge: unknown, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (counter: number, flags: number, { rpId, unverified }: Changes, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpHash = createHash('sha256')
      .update(rpId ?? new URL(origin).hostname)
      .digest();
    const set = flags | FLAGS.present | (unverified ? 0 : FLAGS.verified);
    return Buffer.concat([rpHash, Buffer.from([set]), count, rest]);
  };

  const authenticator: TestAuthenticator = {
    id,
    counter: 0,
    create(options, changes = {}) {
      // COSE key: kty EC2, alg ES256, crv P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
      const data = authenticatorData(authenticator.counter, FLAGS.attested, changes, attested);
      // CBOR: {fmt: "none", attStmt: {}, authData: bytes}
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, changes.origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    get(options, changes = {}) {
      authenticator.counter += 1;
      const client = clientData('webauthn.get', options.challenge, changes.origin);
      const data = authenticatorData(authenticator.counter, 0, changes);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('SHA256').update(signed).sign(privateKey).toString('base64url'),
          userHandle: null,
        },
        clientExtensionResults: {},
      };
    },
  };
  return authenticator;
}
