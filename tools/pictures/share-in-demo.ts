import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beginPhoto, continuePhotoUpload, sharePhoto, UPLOAD_TYPE } from '#features/photos/contract/own-routes.ts';
import { reportPhoto } from '#features/photos/contract/report-routes.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import type { Caller } from './call.ts';
import type { DemoName } from './sign-in.ts';

/** Colours of sky and ground. */
const VIEWS = [
  ['#7fb2d8', '#b4723c', 'La entrada, a media mañana'],
  ['#e6b27a', '#7a4a2e', 'El patio al atardecer'],
  ['#9cc4b2', '#5c6b3a', 'El sendero'],
  ['#c9d8e6', '#a0522d', ''],
  ['#f0d9a8', '#8a5a3a', 'Llámame al 944 555 121'],
] as const;

/** The traveller shares five photos. The last one is held, and a reader reports the first one. */
export async function sharePhotos(
  { call, as }: { call: Caller; as: (name: DemoName) => Caller },
  about: OwnerRef,
): Promise<void> {
  const ids: string[] = [];
  const batch = randomUUID();
  for (const [order, [sky, ground, alt]] of VIEWS.entries()) {
    const bytes = await sharp(Buffer.from(viewOf(sky, ground)))
      .jpeg()
      .toBuffer();
    const body = { id: randomUUID(), batch, about, bytes: bytes.length };
    const { id } = await as('viajera')(beginPhoto, { body: { ...body, type: 'image/jpeg' } });
    await as('viajera')(continuePhotoUpload, {
      params: { id },
      headers: { 'content-type': UPLOAD_TYPE, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      body: new Blob([new Uint8Array(bytes)]),
    });
    await as('viajera')(sharePhoto, {
      params: { id },
      body: { ...{ author: 'Lucía M.', licence: 'CC BY 4.0', alt }, ...{ taken: true, agreed: true, order } },
    });
    ids.push(id);
  }
  await reportOnceVisible(call, ids[0]!);
}

/** A job publishes the photo after some seconds. */
async function reportOnceVisible(call: Caller, id: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const body = { id: randomUUID(), reason: 'shows_me' as const, email: 'ana@ejemplo.pe', words: 'Soy la de rojo.' };
      await call(reportPhoto, { params: { id }, body });
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

const viewOf = (sky: string, ground: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1300">
  <rect width="1200" height="1300" fill="${sky}"/><circle cx="860" cy="300" r="120" fill="#fff4d6"/>
  <path d="M0 900 360 420 620 760 840 560 1200 930V1300H0Z" fill="${ground}"/>
  <path d="M0 1080Q600 940 1200 1100V1300H0Z" fill="#3c2a1c" opacity=".45"/></svg>`;
