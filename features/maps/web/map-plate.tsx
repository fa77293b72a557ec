import { basemapRoutes } from '../contract/basemap.ts';
import styles from './region-map.module.css';

/**
 * A flat picture of the region: two masks under the page's own colours. Shown until the live map is drawn, and instead of it where that is not
 * possible.
 */
export function MapPlate({ region, hidden = false }: { region: string; hidden?: boolean }) {
  const mask = (file: string) => ({ maskImage: `url(${basemapRoutes.file(region, file)})` });
  return (
    <div className={styles.plate} data-hidden={hidden || undefined} aria-hidden="true">
      <i className={styles.plateWater} style={mask('agua.svg')} />
      <i className={styles.plateRoadEdges} style={mask('vias.svg')} />
      <i className={styles.plateRoads} style={mask('vias.svg')} />
    </div>
  );
}
