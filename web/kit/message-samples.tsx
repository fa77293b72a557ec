import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './kit.module.css';
import { PICTURE } from './picture.ts';

export function MessageSamples() {
  return (
    <>
      <Alert look="line">No se pudo guardar.</Alert>
      <Alert look="line" tone="caution" live="status">
        Mayúsculas activadas.
      </Alert>
      <Alert
        title="La tarjeta no pasó"
        icon={<CircleAlert size={20} aria-hidden />}
        action={
          <Button kind="quiet" size="small">
            Probar otra vez
          </Button>
        }
      >
        Tu banco la rechazó.
      </Alert>
      <Alert tone="caution" live="none">
        Nadie ha confirmado este horario.
      </Alert>
      <Alert tone="open" live="status" icon={<CircleCheck size={20} aria-hidden />}>
        Todo cuadra.
      </Alert>
      <Alert tone="accent" live="none">
        Te toca decidir.
      </Alert>
      <Alert tone="plain" live="status" icon={<Info size={20} aria-hidden />}>
        Lo enviaremos cuando haya conexión.
      </Alert>
      <Alert look="panel" tone="caution" live="none" title="Falta un documento">
        Sin él no se puede publicar el plan.
      </Alert>
      <Alert look="panel" tone="stop" live="none" title="Se cancelará la salida">
        Se devuelve todo a doce personas.
      </Alert>
      <Progress label="Fotos enviadas" value={3} max={8} />
      <Progress label="Personas que llegaron" value={6} max={8} tone="open" />
      <Skeleton width="60%" />
      <SkeletonList rows={2} />
      <EmptyState picture={PICTURE} title="Todavía no hay nada" level={3} action={<Button>Empezar</Button>}>
        Aquí verás lo que guardes.
      </EmptyState>
      <div className={styles.line}>
        <Button kind="quiet" onClick={() => toast({ text: 'Enlace copiado.' })}>
          Mostrar un mensaje
        </Button>
      </div>
    </>
  );
}
