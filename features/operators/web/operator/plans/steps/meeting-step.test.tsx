import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { DraftMeetingPoint } from '../../../../contract/plan-content.ts';
import { MeetingStep } from './meeting-step.tsx';

const profile = { address: 'Jr. Independencia', lon: -79.03, lat: -8.11 };
vi.mock('../../operator-frame.tsx', () => ({ useOperator: () => ({ profile }) }));
vi.mock('../../form/point-map.tsx', () => ({
  PointMap: ({ onMove }: { onMove: (to: object) => void }) => (
    <>
      <button type="button" onClick={() => onMove({ lon: -79.12, lat: -8.08, name: 'Muelle de Huanchaco' })}>
        Elegir
      </button>
      <button type="button" onClick={() => onMove({ lon: -79.1, lat: -8.09 })}>
        Tocar
      </button>
    </>
  ),
}));

function Step() {
  const [meeting, setMeeting] = useState<DraftMeetingPoint>({
    ...{ kind: 'point', name: profile.address, note: '', lon: profile.lon, lat: profile.lat, asksAddress: false },
  });
  return (
    <FaceProvider value={face as unknown as Face}>
      <MeetingStep meeting={meeting} onChange={setMeeting} />
    </FaceProvider>
  );
}

test("the operator's address gives way to the chosen place, and is questioned far from its position", async () => {
  const { place } = await show(<Step />);
  const name = () => place.querySelector<HTMLInputElement>('input[maxlength="120"]')!.value;
  const press = (text: string) => click([...place.querySelectorAll('button')].find((one) => one.textContent === text));
  expect(place.querySelector('[role=status]')).toBeNull();
  await press('Tocar');
  expect(name()).toBe('Jr. Independencia');
  expect(place.querySelector('[role=status]')?.textContent).toContain('la marca está a 8');
  await press('Elegir');
  expect(name()).toBe('Muelle de Huanchaco');
  expect(place.querySelector('[role=status]')).toBeNull();
});
