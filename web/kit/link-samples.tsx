import { ArrowLeft, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Actions, SaveBar } from '../ui/actions.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { DemoBadge } from '../ui/demo-badge.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FileLink } from '../ui/file-link.tsx';
import { SendText } from '../ui/send-text.tsx';
import { TabLinks, TabSteps } from '../ui/tabs.tsx';
import { Telephone } from '../ui/telephone.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import styles from './kit.module.css';

const VIEWS = [
  { key: 'open', to: '?v=open', label: 'Por responder', count: 4 },
  { key: 'done', to: '?v=done', label: 'Respondidas', count: 0 },
  { key: 'over', to: '?v=over', label: 'Terminadas' },
];

export function LinkSamples({ mode }: { mode: string }) {
  const [pressed, setPressed] = useState(true);
  const [step, setStep] = useState<'what' | 'when'>('what');
  return (
    <>
      <p>
        Un enlace{' '}
        <TextLink to="." kind="inline">
          dentro de la frase
        </TextLink>{' '}
        y un botón{' '}
        <TextButton kind="inline" onClick={() => setPressed(!pressed)}>
          como enlace
        </TextButton>
        .
      </p>
      <div className={styles.line}>
        <TextLink to=".">Ver todos</TextLink>
        <TextButton disabled>No disponible</TextButton>
        <Telephone phone="+51 944 111 222" />
        <FileLink multiple>Agregar fotos</FileLink>
        <TextLink to="." kind="back">
          <ArrowLeft size={18} aria-hidden />
          Todas las reservas
        </TextLink>
      </div>
      <Actions>
        <Button>Guardar</Button>
        <Button kind="quiet">Cancelar</Button>
        <Button kind="bare">Quitar</Button>
        <Button disabled>Guardando</Button>
        <ButtonLink to="." kind="quiet" size="small">
          Un enlace
        </ButtonLink>
        <IconButton label="Compartir">
          <Share2 size={20} aria-hidden />
        </IconButton>
      </Actions>
      <Actions even>
        <Button kind="quiet">Escribirle</Button>
        <Button kind="quiet">Proponer otra fecha</Button>
      </Actions>
      <SendText phone="(044) 201677" text="Hola Rosa, te escribe Rutas del Mar." who="Rosa Vega">
        Enviarla por WhatsApp
      </SendText>
      <SaveBar waits={false}>
        <Button>Guardar cambios</Button>
        <span>Sin cambios</span>
      </SaveBar>
      <div className={styles.line}>
        <Badge>Borrador</Badge>
        <Badge tone="good">Publicado</Badge>
        <Badge tone="doubt">En espera</Badge>
        <Badge tone="bad">Rechazado</Badge>
        <DemoBadge />
      </div>
      <div className={styles.line}>
        <Chip pressed={pressed} count={12} onClick={() => setPressed(!pressed)}>
          Abierto ahora
        </Chip>
        <Chip pressed removes aria-label="Quitar Playas">
          Playas
        </Chip>
        <Chip pressed={false} disabled>
          Cerrado
        </Chip>
      </div>
      <TabLinks label={`Partes de la bandeja, ${mode}`} items={VIEWS} current="open" />
      <TabSteps
        label={`Pasos, ${mode}`}
        items={[
          { key: 'what', label: 'Qué incluye' },
          { key: 'when', label: 'Cuándo' },
        ]}
        current={step}
        onPick={setStep}
      />
      <Disclosure summary="Ver los días">Lunes, miércoles y viernes.</Disclosure>
    </>
  );
}
