import { useState } from 'react';
import { Actions } from '../ui/actions.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';

const SIDES = [
  { side: 'centre', label: 'Diálogo' },
  { side: 'right', label: 'Panel de la derecha' },
  { side: 'bottom', label: 'Panel de abajo' },
] as const;

export function OverlaySamples() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Actions>
      {SIDES.map(({ side, label }) => (
        <span key={side}>
          <Button kind="quiet" onClick={() => setOpen(side)}>
            {label}
          </Button>
          <Sheet open={open === side} onClose={close} side={side} label={label}>
            <Actions align="end">
              <Button kind="quiet" onClick={close}>
                Dejarlo como está
              </Button>
              <Button onClick={close}>Confirmar</Button>
            </Actions>
          </Sheet>
        </span>
      ))}
    </Actions>
  );
}
