import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { DraftMeetingPoint } from '../../../../contract/plan-content.ts';
import { PointMap } from '../../form/point-map.tsx';
import { useOperator } from '../../operator-frame.tsx';
import { givenName, metresFromAddress, movedMeeting } from './moved-meeting.ts';

const FAR_METRES = 500;

interface MeetingStepProps {
  meeting: DraftMeetingPoint;
  onChange: (meeting: DraftMeetingPoint) => void;
}

export function MeetingStep({ meeting, onChange }: MeetingStepProps) {
  const { t } = useLingui();
  const { examples } = useFace();
  const { profile } = useOperator();
  /** The operator's address, or the last name that came from the map. The next place replaces only this name. */
  const [given, setGiven] = useState(() => givenName(profile));
  const metres = metresFromAddress(meeting, profile);
  const change = (more: Partial<DraftMeetingPoint>) => onChange({ ...meeting, ...more });
  return (
    <>
      <Segmented
        label={t`¿Cómo empieza?`}
        name="meeting"
        value={meeting.kind}
        onChange={(kind) => change({ kind, asksAddress: kind === 'pickup' })}
        options={[
          { value: 'point', label: t`En un punto` },
          { value: 'pickup', label: t`Los recojo` },
        ]}
      />
      <Field
        label={meeting.kind === 'pickup' ? t`En qué zona recoges` : t`Punto de encuentro`}
        placeholder={examples.meeting}
        maxLength={120}
        value={meeting.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {metres <= FAR_METRES && meeting.name !== '' && meeting.name === givenName(profile) && (
        <p className={textStyles.note}>
          <Trans>Es la dirección de tu operador. Si se encuentran en otro lugar, cámbiala.</Trans>
        </p>
      )}
      {metres > FAR_METRES && (
        <Alert look="line" tone="caution" live="status">
          <Trans>Es la dirección de tu operador, pero la marca está a {formatDistance(metres)}.</Trans>
        </Alert>
      )}
      <TextAreaField
        label={t`Cómo reconocerte`}
        hint={t`Un polo, un cartel, cuántos minutos antes.`}
        rows={2}
        maxLength={300}
        value={meeting.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {meeting.kind === 'pickup' && (
        <Toggle checked={meeting.asksAddress} onChange={({ target }) => change({ asksAddress: target.checked })}>
          <Trans>Preguntar dónde se alojan</Trans>
        </Toggle>
      )}
      <PointMap
        label={t`Punto de encuentro`}
        lon={meeting.lon}
        lat={meeting.lat}
        isUnplaced={meeting.unplaced === true}
        onMove={(to) => {
          const moved = movedMeeting(meeting, to, given);
          if (moved.name !== undefined) setGiven(moved.name);
          const { unplaced: _, ...placed } = meeting;
          onChange({ ...placed, ...moved });
        }}
      />
    </>
  );
}
