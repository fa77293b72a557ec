import { type Filed, sheetParts } from '#features/complaints/contract/sheet-lines.ts';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

export function SheetView({ complaint }: { complaint: Filed }) {
  const { timeZone, locale } = useFace();
  const parts = sheetParts(complaint, {
    day: (iso) => formatDate(iso.length === 10 ? iso : localDate(timeZone, new Date(iso))),
    money: ({ minor, currency }) => formatMoney(minor, currency, locale),
  });
  return parts.map(({ title, lines }) => (
    <section key={title} className={flow.stack2}>
      <h3>{title}</h3>
      <Facts>
        {lines.map(([label, value]) => (
          <Fact key={label} name={label}>
            <span className={textStyles.keepsLines}>{value}</span>
          </Fact>
        ))}
      </Facts>
    </section>
  ));
}
