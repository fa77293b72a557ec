import { Download } from 'lucide-react';
import button from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { OpenDataFile } from '../contract/open-data.ts';
import { sizeText } from './size-text.ts';

const NAMES: Record<OpenDataFile['name'], string> = {
  'lugares.geojson': 'Lugares en GeoJSON',
  'lugares.csv': 'Lugares en CSV',
};

/** The links are not links of the router, because the server answers with a file. */
export function FileList({ files }: { files: readonly OpenDataFile[] }) {
  return (
    <ul className={flow.wrap3}>
      {files.map(({ name, url, bytes }) => (
        <li key={name} className={flow.stack1}>
          <a href={url} download className={classNames(button.button, button.quiet)}>
            <Download size={18} aria-hidden />
            {NAMES[name]}
          </a>
          <span className={classNames('num', textStyles.note)}>{sizeText(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
