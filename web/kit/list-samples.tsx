import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EventItem, EventList } from '../ui/event-list.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { Figures } from '../ui/figures.tsx';
import { Menu } from '../ui/menu.tsx';
import { Money } from '../ui/money.tsx';
import { Nothing, Row, RowEnd, RowFacts, RowLink, RowMain, RowName, Rows } from '../ui/rows.tsx';
import { type Column, Table } from '../ui/table.tsx';

interface Line {
  what: string;
  paid: number;
  net: number;
}
const LINES: readonly Line[] = [
  { what: 'Primera ola', paid: 12_000, net: 10_800 },
  { what: 'Devolución', paid: 0, net: -4500 },
];
const COLUMNS: readonly Column<Line>[] = [
  { key: 'what', label: 'Concepto', cell: ({ what }) => what },
  {
    key: 'paid',
    label: 'Cobrado',
    cell: ({ paid }) => (paid === 0 ? '—' : <Money kind="plain" minor={paid} currency="PEN" />),
    isIdle: ({ paid }) => paid === 0,
  },
  { key: 'net', label: 'Neto', cell: ({ net }) => <Money minor={net} currency="PEN" markLess /> },
];

export function ListSamples() {
  const nothing = () => undefined;
  return (
    <>
      <Card>Una tarjeta.</Card>
      <Card size="large" strip="var(--accent)">
        Una parte de la pantalla con una franja.
      </Card>
      <Card look="paper" strip="var(--day-2)">
        La hoja principal.
      </Card>
      <Facts>
        <Fact name="Cuándo">Del 3 al 5 de mayo</Fact>
        <Fact name="Zona">Huanchaco</Fact>
      </Facts>
      <Facts kind="amounts">
        <Fact name="Adelanto">S/ 120</Fact>
        <Fact name="Saldo">S/ 280</Fact>
      </Facts>
      <Rows>
        <Row columns={2}>
          <RowMain>
            <RowLink to=".">Mareas de Huanchaco</RowLink>
            <RowFacts>
              <Badge tone="doubt">En espera</Badge> cuenta …1234
            </RowFacts>
          </RowMain>
          <RowEnd>
            <Money minor={34_550} currency="PEN" />
          </RowEnd>
        </Row>
        <Row columns={2}>
          <RowMain>
            <RowName>Valle de Moche</RowName>
            <RowFacts>
              <Badge tone="good">Pagado</Badge>
            </RowFacts>
          </RowMain>
          <RowEnd>
            <Button kind="quiet" size="small">
              Ver
            </Button>
            <Menu
              label="Más acciones de Valle de Moche"
              items={[
                { key: 'edit', label: 'Editar', onPick: nothing },
                { key: 'copy', label: 'Duplicar', onPick: nothing, disabled: true },
                { key: 'drop', label: 'Eliminar', onPick: nothing, tone: 'stop' },
              ]}
            />
          </RowEnd>
        </Row>
      </Rows>
      <Nothing>Ningún pago espera.</Nothing>
      <EventList>
        <EventItem tone="caution">
          <b>Cuenta nueva</b>
          <small>Rosa, hoy</small>
        </EventItem>
        <EventItem>
          <b>La región lo verificó</b>
          <small>ayer</small>
        </EventItem>
      </EventList>
      <Figures
        items={[
          { key: 'asked', label: 'Preguntas', value: 42 },
          { key: 'late', label: 'Vencidas', value: 3, tone: 'stop' },
          { key: 'in24', label: 'En 24 h', value: '75 %', note: 'Sin contar lo retirado' },
        ]}
      />
      <Figures
        size="wide"
        items={[{ key: 'next', label: 'Próximo pago', value: <Money kind="plain" minor={345_000} currency="PEN" /> }]}
      />
      <Table caption="Movimientos" columns={COLUMNS} items={LINES} keyOf={({ what }) => what} />
    </>
  );
}
