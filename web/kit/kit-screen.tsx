import { type ReactNode, useState } from 'react';
import type { Look } from '../face.ts';
import { paletteCss } from '../styles/palette.ts';
import { Segmented } from '../ui/choice.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './kit.module.css';
import { LinkSamples } from './link-samples.tsx';
import { ListSamples } from './list-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { TextSamples } from './text-samples.tsx';

const found = import.meta.glob<{ face: Look }>('../../regions/*/face.ts', { eager: true });
const regions = Object.entries(found).map(([file, { face }]) => ({ id: file.split('/').at(-2)!, face }));

export function KitScreen() {
  const [region, setRegion] = useState(regions[0]!.id);
  const { face } = regions.find(({ id }) => id === region)!;
  return (
    <main className={styles.kit}>
      <style>{paletteCss(face)}</style>
      <header className={styles.head}>
        <h1>Componentes</h1>
        <Segmented
          label="Paleta de la región"
          name="region"
          value={region}
          onChange={setRegion}
          options={regions.map(({ id }) => ({ value: id, label: id }))}
        />
      </header>
      <div className={styles.modes}>
        <section className={styles.light} aria-label="Modo claro">
          <Samples mode="claro" />
        </section>
        <section className={styles.dark} aria-label="Modo oscuro">
          <Samples mode="oscuro" />
        </section>
      </div>
    </main>
  );
}

function Samples({ mode }: { mode: string }) {
  return (
    <>
      <Group title="Enlaces y botones">
        <LinkSamples mode={mode} />
      </Group>
      <Group title="Textos y orden">
        <TextSamples />
      </Group>
      <Group title="Avisos y esperas">
        <MessageSamples />
      </Group>
      <Group title="Listas y tablas">
        <ListSamples />
      </Group>
      <Group title="Campos">
        <FieldSamples />
      </Group>
      <Group title="Paneles">
        <OverlaySamples />
      </Group>
      <Group title="Imágenes, notas y horas">
        <PictureSamples />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
