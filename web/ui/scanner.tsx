import { Trans } from '@lingui/react/macro';
import { CameraOff } from 'lucide-react';
import decodeQr from 'qr/decode.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import flow from './flow.module.css';
import styles from './scanner.module.css';

/** In pixels. An old phone reads smaller pictures faster. */
const WIDEST = 800;

const LOOK_MS = 140;
/** After this number of pictures without a code, the same code counts as new. */
const GONE_LOOKS = 4;

type Trouble = 'refused' | 'none' | 'insecure';

interface ScannerProps {
  active: boolean;
  onCode: (text: string) => void;
  onClose: () => void;
  /** Says how a person continues without a camera. */
  children: ReactNode;
}

/** Asks for the camera when it is shown. Calls `onCode` with the text of each QR code. */
export function Scanner({ active, onCode, onClose, children }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const listener = useRef(onCode);
  listener.current = onCode;
  const seen = useRef<Seen>({ text: null, gone: 0 });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    void openCamera().then(
      async (opened) => {
        stream = opened;
        if (over || !video.current) return stop(opened);
        video.current.srcObject = opened;
        await video.current.play().catch(() => undefined);
        setReady(true);
      },
      (cause: Trouble) => setTrouble(cause),
    );
    return () => {
      over = true;
      if (stream) stop(stream);
    };
  }, []);

  useEffect(() => {
    if (!ready || !active) return;
    let over = false;
    void (async () => {
      const read = await codeReader();
      await look(
        video.current!,
        read,
        seen.current,
        (text) => listener.current(text),
        () => over,
      );
    })();
    return () => {
      over = true;
    };
  }, [ready, active]);

  return (
    <div className={styles.scanner}>
      {trouble ? (
        <div className={`${styles.trouble} ${flow.stack3}`} role="alert">
          <CameraOff size={28} aria-hidden />
          <p>
            {trouble === 'refused' && (
              <Trans>
                La cámara está cerrada para este sitio. Ábrela en los permisos del navegador y vuelve a intentar.
              </Trans>
            )}
            {trouble === 'none' && <Trans>No encontramos una cámara libre en este equipo.</Trans>}
            {trouble === 'insecure' && <Trans>La cámara solo funciona con una conexión segura (https).</Trans>}{' '}
            {children}
          </p>
        </div>
      ) : (
        <>
          <video ref={video} className={styles.video} muted playsInline tabIndex={-1} />
          <span className={styles.frame} aria-hidden="true" />
          <p className={styles.hint}>
            <Trans>Pon el código dentro del marco</Trans>
          </p>
        </>
      )}
      <Button kind="quiet" size="small" className={styles.close} onClick={onClose}>
        <Trans>Cerrar la cámara</Trans>
      </Button>
    </div>
  );
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw 'insecure' satisfies Trouble;
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (cause) {
    const refused = cause instanceof DOMException && cause.name === 'NotAllowedError';
    throw (refused ? 'refused' : 'none') satisfies Trouble;
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

interface Seen {
  text: string | null;
  gone: number;
}

async function look(
  video: HTMLVideoElement,
  read: ReadCode,
  seen: Seen,
  onText: (text: string) => void,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => null) : null;
    if (isOver()) return;
    seen.gone = text ? 0 : seen.gone + 1;
    if (text && text !== seen.text) {
      seen.text = text;
      onText(text);
    } else if (seen.gone >= GONE_LOOKS) seen.text = null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

async function codeReader(): Promise<ReadCode> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Native && (await Native.getSupportedFormats().catch((): string[] => [])).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return decodeQr({ data, width, height });
    } catch {
      return null;
    }
  };
}
