import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { ImportDetail } from '../../contract/imports.ts';
import type { SheetCounts } from '../../contract/sheet.ts';
import { SheetActions } from './sheet-actions.tsx';
import { SheetRowList } from './sheet-row-list.tsx';

/** The changes of an uploaded sheet, before and after they are applied. */
export function SheetScreen({ detail, sheet }: { detail: ImportDetail; sheet: SheetCounts }) {
  if (detail.state === 'reading' || detail.state === 'failed') return null;
  const { changed, added, problems } = sheet;
  return (
    <div className={flow.stack5}>
      <Result sheet={sheet} />
      <SheetFigures sheet={sheet} />
      <SheetActions detail={detail} sheet={sheet} />
      {changed + added + problems > 0 ? (
        <SheetRowList detail={detail} sheet={sheet} />
      ) : (
        <p>
          <Trans>La hoja no cambia nada.</Trans>
        </p>
      )}
    </div>
  );
}

function Result({ sheet: { done, stale, undone, kept } }: { sheet: SheetCounts }) {
  if (done + stale + undone + kept === 0) return null;
  return (
    <p role="status">
      {done > 0 && <Plural value={done} one="Se aplicó # cambio." other="Se aplicaron # cambios." />}{' '}
      {stale > 0 && (
        <Plural
          value={stale}
          one="# no se aplicó, porque alguien lo cambió antes."
          other="# no se aplicaron, porque alguien los cambió antes."
        />
      )}{' '}
      {undone > 0 && <Plural value={undone} one="Se deshizo # cambio." other="Se deshicieron # cambios." />}{' '}
      {kept > 0 && (
        <Plural
          value={kept}
          one="# se queda, porque alguien lo cambió después."
          other="# se quedan, porque alguien los cambió después."
        />
      )}{' '}
      <span className={textStyles.note}>
        <Trans>Queda en la historia de cada lugar.</Trans>
      </span>
    </p>
  );
}

function SheetFigures({ sheet }: { sheet: SheetCounts }) {
  const { t } = useLingui();
  const { changed, added, doubts, problems, same } = sheet;
  return (
    <Figures
      flush
      items={[
        {
          key: 'changed',
          label: t`Lugares que cambian`,
          value: changed,
          note: same > 0 && <Plural value={same} one="# queda igual" other="# quedan igual" />,
        },
        ...(added > 0 ? [{ key: 'added', label: t`Lugares nuevos`, value: added }] : []),
        ...(doubts > 0 ? [{ key: 'doubts', label: t`Con dudas`, value: doubts, tone: 'caution' as const }] : []),
        ...(problems > 0 ? [{ key: 'problems', label: t`Con errores`, value: problems, tone: 'stop' as const }] : []),
      ]}
    />
  );
}
