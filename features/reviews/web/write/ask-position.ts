export type PositionTrouble = 'refused' | 'absent';

export interface PhonePosition {
  lon: number;
  lat: number;
}

const WAIT_MS = 15_000;

/** Asks the phone for its position. Rejects with a `PositionTrouble`. */
export function askPosition(): Promise<PhonePosition> {
  return new Promise((resolve, reject: (trouble: PositionTrouble) => void) => {
    if (!navigator.geolocation) return reject('absent');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lon: coords.longitude, lat: coords.latitude }),
      ({ code, PERMISSION_DENIED }) => reject(code === PERMISSION_DENIED ? 'refused' : 'absent'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 0 },
    );
  });
}
